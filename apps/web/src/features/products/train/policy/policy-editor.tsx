import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import { useText } from '../../../../kit/text/text'
import { AdvanceRule } from '../../../booking/policy-edit/advance-rule'
import { Chips } from '../../../booking/policy-edit/chips'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { remarksOf, Rule } from '../../../booking/policy-edit/rule'
import { withHandling, without } from '../../../booking/policy-edit/section-change'
import { SectionHandling } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { journeyHours } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditor, PolicyEditorProps } from '../../../booking/product/screens'
import { TrainGroups } from './train-groups'
import { berthsOffered, seatsOfStandards, usualGroups } from './seat-groups'

type Props = PolicyEditorProps<TrainSection>

function SeatRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/train').seats
  const { section, onChange } = editor
  const onSwitch = (on: boolean) =>
    onChange(
      on
        ? withHandling({ ...section, groups: usualGroups() }, 'trainSeat', 'approval')
        : without(section, ['groups', 'nightSeats', 'longRide'], ['trainSeat']),
    )
  return (
    <Rule
      wide
      title={text.title}
      on={section.groups !== undefined}
      onSwitch={onSwitch}
      remarks={remarksOf(editor.remarks, 'groups')}
      handling={<SectionHandling editor={editor} rule="trainSeat" title={text.title} />}
    >
      {section.groups && <TrainGroups groups={section.groups} onChange={(groups) => onChange({ ...section, groups })} />}
    </Rule>
  )
}

/** Seats that are allowed besides, where the night or the ride is long; they are handled like the others. */
function NightRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/train').night
  const { seats: names } = useText('booking/policy/words')
  const { section, onChange } = editor
  return (
    <Rule
      title={text.title}
      on={section.nightSeats !== undefined}
      onSwitch={(on) => onChange(on ? { ...section, nightSeats: ['J', 'F'] } : without(section, ['nightSeats'], []))}
      blocked={section.groups ? undefined : text.blocked}
      remarks={remarksOf(editor.remarks, 'nightSeats')}
    >
      <Sentence
        words={text.sentence}
        values={{
          seats: (
            <Chips
              label={text.label}
              values={berthsOffered(section.nightSeats ?? [])}
              names={names}
              chosen={section.nightSeats ?? []}
              onChange={(nightSeats) => onChange({ ...section, nightSeats })}
            />
          ),
        }}
      />
    </Rule>
  )
}

function LongRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/train').long
  const { seats: names } = useText('booking/policy/words')
  const { section, onChange } = editor
  const { longRide } = section
  const start = { minutes: 360, seats: ['M'] }
  return (
    <Rule
      title={text.title}
      on={longRide !== undefined}
      onSwitch={(on) => onChange(on ? { ...section, longRide: start } : without(section, ['longRide'], []))}
      blocked={section.groups ? undefined : text.blocked}
      remarks={remarksOf(editor.remarks, 'longRide')}
    >
      {longRide && (
        <Sentence
          words={text.sentence}
          values={{
            hours: (
              <ValueField
                label={text.hours}
                unit={journeyHours}
                value={longRide.minutes}
                onChange={(minutes) => onChange({ ...section, longRide: { ...longRide, minutes } })}
              />
            ),
            seats: (
              <Chips
                label={text.label}
                values={seatsOfStandards}
                names={names}
                chosen={longRide.seats}
                onChange={(seats) => onChange({ ...section, longRide: { ...longRide, seats } })}
              />
            ),
          }}
        />
      )}
    </Rule>
  )
}

const Editor = (editor: Props) => (
  <div className={styles['rules']}>
    <SeatRule editor={editor} />
    <NightRule editor={editor} />
    <LongRule editor={editor} />
    <AdvanceRule editor={editor} />
  </div>
)

export const editor: PolicyEditor<TrainSection> = {
  fresh: { groups: usualGroups(), handling: { trainSeat: 'approval' } },
  Editor,
}
