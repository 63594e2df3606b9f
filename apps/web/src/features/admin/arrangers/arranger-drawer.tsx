import type { ArrangerGrant, ArrangerSummary } from '@sojourn/contract/admin/people/arranger.shapes'
import { useState } from 'react'
import { endArrangerGrant, searchArrangers } from '../../../api/calls/admin/people/arranger'
import { getPerson } from '../../../api/calls/admin/people/person'
import { mayDo, useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Drawer } from '../../../kit/overlays/dialog'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { Named } from '../fields/colleague-field'
import { RecordHistory } from '../history/record-history'
import { personWords } from '@sojourn/domain/admin/record/words-of-records'
import { told } from '../../../kit/overlays/told'
import { arrangerReads } from './arranger-reads'
import styles from './arrangers.module.css'
import { ChangeEndDialog } from './change-end-dialog'
import { overOf, rightOf, termsOf } from './right-words'

interface ArrangerDrawerProps {
  employeeId: string
  onGive: (to: readonly Named[]) => void
  onClose: () => void
}

/** Whom one person may book for, right by right, and what became of it. */
export function ArrangerDrawer({ employeeId, onGive, onClose }: ArrangerDrawerProps) {
  const text = useText('admin/people/arrangers')
  const { data, error, refetch } = useRead(searchArrangers, { employeeId }, { staleTime: 0 })
  const person = useRead(getPerson, { employeeId })
  const arranger = data?.list[0]
  const name = arranger?.name ?? person.data?.fields.name
  const failed = error ?? (arranger ? null : person.error)
  const retry = () => void Promise.all([refetch(), person.refetch()])
  return (
    <Drawer open onClose={onClose} title={name === undefined ? text.title : text.titleOf({ name })}>
      {data && name !== undefined ? (
        <Arranger arranger={arranger} today={data.today} who={{ id: employeeId, name }} onGive={onGive} />
      ) : failed ? (
        <ErrorState error={failed} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={96} gap={16} />
      )}
    </Drawer>
  )
}

interface ArrangerProps extends Pick<ArrangerDrawerProps, 'onGive'> {
  /** Absent of somebody who books for nobody else. */
  arranger: ArrangerSummary | undefined
  today: string
  who: Named
}

function Arranger({ arranger, today, who, onGive }: ArrangerProps) {
  const text = useText('admin/people/arrangers')
  const record = useText('admin/record')
  const personText = useText('admin/people/person')
  const mayGive = mayDo(useEmployee(), 'managePeople')
  const general = generalRight(arranger, text)
  return (
    <div className={styles['arranger']}>
      {general && <p className={styles['soft']}>{general}</p>}
      {arranger && arranger.grants.length > 0 && (
        <ul className={styles['list']} aria-label={text.columns.rights}>
          {arranger.grants.map((grant) => (
            <Right key={grant.grantId} arranger={arranger} grant={grant} today={today} />
          ))}
        </ul>
      )}
      <div className={styles['steps']}>
        {mayGive && (
          <Button icon="plus" aria-haspopup="dialog" onClick={() => onGive([who])}>
            {text.give}
          </Button>
        )}
        <ButtonLink kind="quiet" to={paths.person({ employeeId: who.id })}>
          {text.person}
        </ButtonLink>
      </div>
      <RecordHistory
        kind="person"
        id={who.id}
        words={personWords(personText, record, formatFullDate)}
        empty={text.neverChanged}
      />
    </div>
  )
}

/** What holds beside the rights. */
function generalRight(
  arranger: ArrangerSummary | undefined,
  text: Record<'notAbleText' | 'everybodyText' | 'nobodyText', string>,
): string | undefined {
  if (!arranger?.able) return text.notAbleText
  if (arranger.state === 'everybody') return text.everybodyText
  return arranger.state === 'nobody' ? text.nobodyText : undefined
}

interface RightProps {
  arranger: ArrangerSummary
  grant: ArrangerGrant
  today: string
}

function Right({ arranger, grant, today }: RightProps) {
  const text = useText('admin/people/arrangers')
  const { giverName, givenAt } = grant
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>{overOf(text, grant)}</span>
        <span>{termsOf(text, grant)}</span>
        <span className={styles['minor']}>{text.givenBy({ name: giverName, moment: formatInstant(givenAt) })}</span>
        <RightSteps arranger={arranger} grant={grant} today={today} />
      </div>
    </li>
  )
}

function RightSteps({ arranger: { name, version }, grant, today }: RightProps) {
  const text = useText('admin/people/arrangers')
  const [changing, setChanging] = useState(false)
  const mayManage = mayDo(useEmployee(), 'managePeople')
  const end = useWrite(endArrangerGrant, arrangerReads)
  const right = rightOf(text, grant)
  if (!grant.mayChange) return <span className={styles['minor']}>{mayManage ? text.outside : text.readOnly}</span>
  const endOnceSure = async () => {
    const words = { title: text.endTitle({ right }), message: text.endText({ name }) }
    if (!(await ask({ ...words, confirm: text.end, cancel: true }))) return
    await told(end.mutateAsync({ grantId: grant.grantId }), text.ended)
  }
  return (
    <span className={styles['steps']}>
      <Button size="compact" aria-haspopup="dialog" aria-label={text.changeEndOf({ right })} onClick={() => setChanging(true)}>
        {text.changeEnd}
      </Button>
      <Button
        size="compact"
        kind="quiet"
        aria-label={text.endOf({ right })}
        busy={end.isPending}
        onClick={() => void endOnceSure()}
      >
        {text.end}
      </Button>
      {changing && <ChangeEndDialog grant={grant} version={version} today={today} onClose={() => setChanging(false)} />}
    </span>
  )
}
