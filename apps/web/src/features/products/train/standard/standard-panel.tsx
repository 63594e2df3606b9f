import type { TrainPanel } from '@sojourn/contract/products/train/policy-panel.shapes'
import { getTrainTicketRuleViolate } from '../../../../api/calls/products/train/policy'
import { useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { formatList } from '../../../../kit/text/format'
import type { StandardProps } from '../../../booking/product/screens'
import { StandardBrief } from '../../../booking/policy/standard-brief'
import styles from '../../../booking/policy/standard-panel.module.css'
import { ofDraft, PanelStates, Sentences, standardOptions, type Read } from '../../../booking/policy/standard-states'

export function TrainStandard(props: StandardProps) {
  const read: Read<TrainPanel> = useRead(getTrainTicketRuleViolate, ofDraft(props), standardOptions)
  return (
    <PanelStates read={read}>
      {(item) => (props.brief && item.groups.length > 0 ? <BriefStandard item={item} /> : <SeatStandard item={item} />)}
    </PanelStates>
  )
}

/** Seats as figures; what happens beyond them on demand. */
function BriefStandard({ item: { groups, handling, extendRules } }: { item: TrainPanel['items'][number] }) {
  return (
    <StandardBrief figures={groups.map(({ name, items }) => ({ name, value: formatList(items) }))}>
      <Sentences list={[handling, ...extendRules].filter(Boolean)} />
    </StandardBrief>
  )
}

/** Seats by kind of train (S3.52). */
function SeatStandard({ item }: { item: TrainPanel['items'][number] }) {
  return (
    <>
      {item.groups.length > 0 && (
        <dl className={styles['lines']}>
          {item.groups.map(({ name, items }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles['seats']}>
                {items.map((seat) => (
                  <Badge key={seat} tone="brand">
                    {seat}
                  </Badge>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Sentences list={[item.handling, ...item.extendRules].filter(Boolean)} />
    </>
  )
}
