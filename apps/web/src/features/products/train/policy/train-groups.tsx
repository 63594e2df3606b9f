import { Button, IconButton } from '../../../../kit/actions/button'
import { useText } from '../../../../kit/text/text'
import { Chips } from '../../../booking/policy-edit/chips'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { seatsOffered, trainTypes, withAnotherGroup, withTypes, type SeatGroup } from './seat-groups'

interface TrainGroupsProps {
  groups: readonly SeatGroup[]
  onChange: (groups: SeatGroup[]) => void
}

/** Which seats may be taken on which types of trains. */
export function TrainGroups({ groups, onChange }: TrainGroupsProps) {
  const text = useText('products/policy/train').seats
  const { seats: seatNames, trainTypes: typeNames } = useText('booking/policy/words')
  const more = withAnotherGroup(groups)
  return (
    <>
      {groups.map((group, index) => (
        <div key={index} className={styles['group']}>
          <Sentence
            words={text.sentence}
            values={{
              types: (
                <Chips
                  label={text.typesLabel({ line: index + 1 })}
                  values={trainTypes}
                  names={typeNames}
                  chosen={group.types}
                  onChange={(types) => onChange(withTypes(groups, index, types))}
                />
              ),
              seats: (
                <Chips
                  label={text.label({ line: index + 1 })}
                  values={seatsOffered(group.types, group.seats)}
                  names={seatNames}
                  chosen={seatsOffered([], group.seats)}
                  onChange={(seats) => onChange(groups.map((each, at) => (at === index ? { ...each, seats } : each)))}
                />
              ),
            }}
          />
          {groups.length > 1 && (
            <IconButton
              icon="close"
              size="compact"
              label={text.remove({ line: index + 1 })}
              onClick={() => onChange(groups.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {more && (
        <Button kind="quiet" size="compact" icon="plus" className={styles['add']} onClick={() => onChange(more)}>
          {text.add}
        </Button>
      )}
    </>
  )
}
