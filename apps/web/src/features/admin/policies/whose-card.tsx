import type { PolicyOfPerson, PolicyStep } from '@sojourn/contract/products/travel-policy.shapes'
import { useState } from 'react'
import { getPolicyOf } from '../../../api/calls/products/travel-policy'
import { useRead } from '../../../api/queries'
import { Link } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import { Badge } from '../../../kit/marks/badge'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ColleagueField, nobody, type Named } from '../fields/colleague-field'
import styles from './policies.module.css'

/** Which policy binds somebody, and why: every step of the order in which policies are asked. */
export function WhoseCard() {
  const text = useText('admin/policy/policies')
  const [who, setWho] = useState<Named>(nobody)
  return (
    <Card title={text.whoTitle}>
      <div className={styles['form']}>
        <ColleagueField
          label={text.who}
          hint={text.whoHint}
          placeholder={text.whoPlaceholder}
          none={text.whoNone}
          value={who}
          onChange={setWho}
        />
        {who.id !== '' && <Ladder employeeId={who.id} />}
      </div>
    </Card>
  )
}

function Ladder({ employeeId }: { employeeId: string }) {
  const text = useText('admin/policy/policies')
  const { scopes } = useText('admin/policy/scope')
  const { data, error, refetch } = useRead(getPolicyOf, { employeeId })
  if (error) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={5} height={36} />
  const entry = (step: PolicyStep, index: number): TimelineEntry => ({
    key: `${index}`,
    title: text.asked({ type: scopes[step.type], what: step.type === 'default' ? '' : step.asked }),
    detail: <Step step={step} />,
    state: step.policy?.applies ? 'current' : step.policy ? 'done' : 'todo',
  })
  return (
    <div role="status">
      <p className={styles['answer']}>
        <Answer found={data} />
      </p>
      <Timeline label={text.ladder({ name: data.name })} entries={data.steps.map(entry)} />
      <Trials found={data} />
    </div>
  )
}

function Answer({ found: { name, steps } }: { found: PolicyOfPerson }) {
  const text = useText('admin/policy/policies')
  const { scopes } = useText('admin/policy/scope')
  const step = steps.find(({ policy }) => policy?.applies)
  if (!step?.policy) return text.unbound({ name })
  const why = text.asked({ type: scopes[step.type], what: step.type === 'default' ? '' : step.asked })
  return text.bound({ name, policy: step.policy.name, why })
}

function Step({ step: { policy } }: { step: PolicyStep }) {
  const text = useText('admin/policy/policies')
  if (!policy) return <span className={styles['soft']}>{text.noStep}</span>
  const { policyId, name, version, effectiveFrom, pilot, applies } = policy
  return (
    <span className={styles['step']}>
      <Link to={paths.policy({ policyId })}>{name}</Link>
      <span className={styles['soft']}>{text.stepVersion({ version, day: formatFullDate(effectiveFrom) })}</span>
      {pilot && <Badge tone="brand">{text.onTrial}</Badge>}
      {applies ? <Badge tone="good">{text.applies}</Badge> : <span className={styles['soft']}>{text.overruled}</span>}
    </span>
  )
}

/** Trials that go past the person. */
function Trials({ found: { pilots } }: { found: PolicyOfPerson }) {
  const text = useText('admin/policy/policies')
  const { list } = useText('admin/policy/scope')
  return pilots
    .filter(({ inside }) => !inside)
    .map(({ policyId, version, name, departments }) => (
      <p key={`${policyId} ${version}`} className={styles['soft']}>
        {text.pilotOutside({ policy: name, departments: list({ items: departments.map(({ label }) => label) }) })}
      </p>
    ))
}
