import { lazy, Suspense, useState, type ReactNode } from 'react'
import { mayDo, useEmployee } from '../../../api/employee'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import styles from './time-machine-tabs.module.css'

const TimeMachine = lazy(async () => {
  const [module] = await Promise.all([import('./time-machine'), loadTexts('booking/time-machine/page')])
  return { default: module.TimeMachine }
})

const ApplicationTimeMachine = lazy(async () => {
  const [module] = await Promise.all([import('./time-machine-application'), loadTexts('booking/time-machine/page')])
  return { default: module.ApplicationTimeMachine }
})

type Subject = { orderNo: string } | { travelApplyNo: string }
type Props = Subject & { children: ReactNode }

/** An order or application as it is, and for approvers and finance a second tab: as it was. */
export function TimeMachineTabs(props: Props) {
  const employee = useEmployee()
  if (!mayDo(employee, 'approve') && !mayDo(employee, 'finance')) return props.children
  return <Choice {...props} />
}

function Choice({ children, ...subject }: Props) {
  const text = useText('booking/time-machine/tabs')
  const [tab, setTab] = useState<'current' | 'past'>('current')
  return (
    <Tabs
      label={text.label}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'current', label: text.current, icon: 'document' },
        { value: 'past', label: text.past, icon: 'clock' },
      ]}
    >
      {tab === 'current' ? (
        <div className={styles['current']}>{children}</div>
      ) : (
        <Suspense fallback={<SkeletonList count={4} height={120} gap={16} />}>
          {'orderNo' in subject ? (
            <TimeMachine orderNo={subject.orderNo} />
          ) : (
            <ApplicationTimeMachine travelApplyNo={subject.travelApplyNo} />
          )}
        </Suspense>
      )}
    </Tabs>
  )
}
