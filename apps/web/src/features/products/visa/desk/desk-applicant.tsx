import type { VisaCase } from '@sojourn/contract/products/visa/desk.calls'
import { mayStep } from '@sojourn/domain/products/visa/case/application'
import { deskSteps, type DeskStep } from '@sojourn/contract/products/visa/visa-words'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Badge } from '../../../../kit/marks/badge'
import { useText } from '../../../../kit/text/text'
import { statusTone } from '../status-tone'
import styles from '../visa.module.css'
import { DeskPaper } from './desk-paper'
import { StepForm } from './step-form'

interface DeskApplicantProps {
  enterpriseId: number
  found: VisaCase
  applicant: VisaCase['applicants'][number]
}

/** One applicant of a case: papers to review, and the steps that are legal now. */
export function DeskApplicant({ enterpriseId, found, applicant }: DeskApplicantProps) {
  const orderText = useText('products/visa/order')
  const { name, applicantTypeName, districtName, status, statusName, accepted, required, sentNo } = applicant
  return (
    <section className={styles['step']} aria-label={name}>
      <p className={styles['line']}>
        <strong>{name}</strong>
        <Badge tone={statusTone[status]}>{statusName}</Badge>
        <span className={styles['soft']}>
          {applicantTypeName} · {districtName} · {orderText.papers({ accepted, required })}
        </span>
        {sentNo && <span className={styles['soft']}>{orderText.tracking({ number: sentNo })}</span>}
      </p>
      {applicant.stage === 'preparing' && (
        <ul>
          {applicant.materials.map((paper) => (
            <DeskPaper
              key={paper.material}
              enterpriseId={enterpriseId}
              orderNo={found.orderNo}
              applicant={applicant}
              paper={paper}
            />
          ))}
        </ul>
      )}
      <Steps enterpriseId={enterpriseId} found={found} applicant={applicant} />
    </section>
  )
}

const ends: ReadonlySet<DeskStep> = new Set(['refused', 'withdrawn', 'passportLost'])

/** The steps that are legal now, one of them open. */
function Steps({ enterpriseId, found, applicant }: DeskApplicantProps) {
  const text = useText('products/visa/desk')
  const [step, setStep] = useState<DeskStep>()
  const steps = stepsOf(found, applicant)
  if (steps.length === 0) return null
  const part = { enterpriseId, orderNo: found.orderNo, applicant }
  return (
    <>
      <div className={styles['actions']} role="group" aria-label={text.nextSteps}>
        {steps.map((each) => (
          <Button
            key={each}
            kind={ends.has(each) ? 'danger' : 'brand'}
            aria-expanded={step === each}
            onClick={() => setStep(step === each ? undefined : each)}
          >
            {text.steps[each]}
          </Button>
        ))}
      </div>
      {step && steps.includes(step) && <StepForm key={step} {...part} step={step} onDone={() => setStep(undefined)} />}
    </>
  )
}

/** What the desk may do now. */
const stepsOf = (
  { passportNeeded, asksAppearance }: VisaCase,
  { stage, passport, materials }: DeskApplicantProps['applicant'],
): DeskStep[] => deskSteps.filter((step) => mayStep({ stage, passport, passportNeeded, asksAppearance, materials }, step))
