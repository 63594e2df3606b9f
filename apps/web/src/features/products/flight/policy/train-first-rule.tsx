import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { useText } from '../../../../kit/text/text'
import { ClockField } from '../../../booking/policy-edit/clock-field'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { journeyHours } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditorProps } from '../../../booking/product/screens'

type Standard = NonNullable<FlightSection['trainFirst']>
interface TrainFirstProps {
  standard: Standard
  onChange: (next: Standard) => void
}

/** The reason that goes with heavy luggage, as companies begin with it. */
const luggage = 'luggage'
const usualNight = { from: '21:30', to: '06:30' }

/** Where a quick train leads, it is taken, unless something speaks against it. */
export function TrainFirstRule({ editor }: { editor: PolicyEditorProps<FlightSection> }) {
  const text = useText('products/policy/flight').trainFirst
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="trainFirst"
      title={text.title}
      fields={['trainFirst']}
      start={{ trainFirst: { minutes: 150, lateNight: usualNight, unlessSoldOut: true, excuses: [luggage] } }}
      usual="approval"
    >
      {section.trainFirst && (
        <TrainFirst standard={section.trainFirst} onChange={(trainFirst) => onChange({ ...section, trainFirst })} />
      )}
    </SectionRule>
  )
}

function TrainFirst({ standard, onChange }: TrainFirstProps) {
  const text = useText('products/policy/flight').trainFirst
  const { minutes, excuses = [] } = standard
  const box = (field: 'unlessSoldOut' | 'unlessNotOnSale' | 'unlessCheaper') => (
    <Checkbox label={text[field]} checked={standard[field] ?? false} onChange={(on) => onChange({ ...standard, [field]: on })} />
  )
  const excused = excuses.includes(luggage)
  const others = excuses.filter((code) => code !== luggage)
  return (
    <>
      <Sentence
        words={text.sentence}
        values={{
          hours: (
            <ValueField
              label={text.hours}
              unit={journeyHours}
              value={minutes}
              onChange={(next) => onChange({ ...standard, minutes: next })}
            />
          ),
        }}
      />
      <div className={styles['boxes']}>
        {box('unlessSoldOut')}
        {box('unlessNotOnSale')}
        {box('unlessCheaper')}
        <Checkbox
          label={text.luggage}
          checked={excused}
          onChange={(on) => onChange({ ...standard, excuses: on ? [...others, luggage] : others })}
        />
        <LateNight standard={standard} onChange={onChange} />
      </div>
    </>
  )
}

function LateNight({ standard, onChange }: TrainFirstProps) {
  const { from, to } = useText('booking/policy/edit')
  const text = useText('products/policy/flight').trainFirst
  const { lateNight, ...daily } = standard
  return (
    <>
      <Checkbox
        label={text.late}
        checked={lateNight !== undefined}
        onChange={(on) => onChange(on ? { ...daily, lateNight: usualNight } : daily)}
      />
      {lateNight && (
        <Sentence
          words={text.lateHours}
          values={{
            from: (
              <ClockField
                label={from}
                value={lateNight.from}
                onChange={(next) => onChange({ ...standard, lateNight: { ...lateNight, from: next } })}
              />
            ),
            to: (
              <ClockField
                label={to}
                value={lateNight.to}
                onChange={(next) => onChange({ ...standard, lateNight: { ...lateNight, to: next } })}
              />
            ),
          }}
        />
      )}
    </>
  )
}
