import type { SentencePanel } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { ReactNode } from 'react'
import type { ReadOptions } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Icon } from '../../../kit/marks/icon'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import type { StandardProps } from '../product/screens'
import { StandardBrief } from './standard-brief'
import styles from './standard-panel.module.css'

export const standardOptions: ReadOptions = { staleTime: 300_000 }
export const ofDraft = ({ tempOrderNo }: StandardProps) => (tempOrderNo ? { tempOrderNo } : {})

/** A standard that is told in sentences; in brief its figures stand before them. */
export const Rules = ({ read, brief = false }: { read: Read<SentencePanel>; brief?: boolean | undefined }) => (
  <PanelStates read={read}>
    {({ ruleTextList, figures }) =>
      brief && figures.length > 0 ? (
        <StandardBrief figures={figures}>
          <Sentences list={ruleTextList} />
        </StandardBrief>
      ) : (
        <Sentences list={ruleTextList} />
      )
    }
  </PanelStates>
)

/** Rules, each with a sign that it is one. */
export function Sentences({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <ul className={styles['rules']}>
      {list.map((sentence) => (
        <li key={sentence}>
          <Icon name="check" size={14} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

export interface Read<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}
interface AnyPanel<Item> {
  emptyText?: string | undefined
  items: Item[]
}

/** Loading, failed (S8.11), nothing set or no limit (S8.12), else one part per traveller. */
export function PanelStates<Item extends { remark: string; policyName: string }>({
  read: { data, error, refetch },
  children,
}: {
  read: Read<AnyPanel<Item>>
  children: (item: Item) => ReactNode
}) {
  const text = useText('booking/policy/standards')
  if (!data && error) {
    return (
      <div className={styles['failed']} role="alert">
        <Icon name="alert" size={18} />
        <p>{text.failed}</p>
        <Retry onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <SkeletonList count={3} height={20} gap={10} />
  if (data.emptyText) return <p className={styles['empty']}>{data.emptyText}</p>
  return (
    <div className={styles['people']}>
      {data.items.map((item) => (
        <section key={`${item.remark} ${item.policyName}`} className={styles['person']}>
          {data.items.length > 1 && <h3>{text.ofTraveller({ name: item.remark, policy: item.policyName })}</h3>}
          {children(item)}
        </section>
      ))}
    </div>
  )
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button size="compact" icon="refresh" onClick={onRetry}>
    {useText('kit/widgets').retry}
  </Button>
)
