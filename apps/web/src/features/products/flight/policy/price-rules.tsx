import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'
import { DurationLines } from '../../../booking/policy-edit/duration-lines'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { airHours, hours, ofFullFare, percent, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditorProps } from '../../../booking/product/screens'
import { nextPriceLine, withCap, type PriceLine, type PriceLines } from './price-lines'

type Editor = PolicyEditorProps<FlightSection>
const fullFare = ofFullFare(language)

/** How dear a fare may be by the time in the air. */
export function DurationPriceRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').durationPrice
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="durationPrice"
      title={text.title}
      fields={['priceByDuration']}
      start={{
        priceByDuration: [
          { from: 0, maxPrice: 1_200_00 },
          { from: 120, maxPrice: 1_800_00 },
        ],
      }}
      usual="approval"
    >
      {section.priceByDuration && (
        <Lines lines={section.priceByDuration} onChange={(priceByDuration) => onChange({ ...section, priceByDuration })} />
      )}
    </SectionRule>
  )
}

function Lines({ lines, onChange }: { lines: PriceLines; onChange: (lines: PriceLines) => void }) {
  const text = useText('products/policy/flight').durationPrice
  return (
    <DurationLines grouped lines={lines} next={nextPriceLine} text={text} onChange={onChange}>
      {(line, number, change) => <Line line={line} number={number} onChange={change} />}
    </DurationLines>
  )
}

interface LineProps {
  line: PriceLine
  number: number
  onChange: (line: PriceLine) => void
}

function Line({ line, number, onChange }: LineProps) {
  const text = useText('products/policy/flight').durationPrice
  const from = (
    <ValueField
      label={text.hours({ line: number })}
      unit={airHours}
      value={line.from}
      onChange={(next) => onChange({ ...line, from: next })}
    />
  )
  const price = (
    <ValueField
      wide
      label={text.price({ line: number })}
      unit={yuan}
      value={line.maxPrice}
      onChange={(next) => onChange(withCap(line, 'maxPrice', next))}
      onEmpty={() => onChange(withCap(line, 'maxPrice', undefined))}
    />
  )
  const discount = (
    <ValueField
      label={text.discount({ line: number })}
      unit={fullFare}
      value={line.maxDiscount}
      onChange={(next) => onChange(withCap(line, 'maxDiscount', next))}
      onEmpty={() => onChange(withCap(line, 'maxDiscount', undefined))}
    />
  )
  return <Sentence words={text.sentence} values={{ hours: from, price, discount }} />
}

/** How far a fare may be above the middle of what is on offer nearby. */
export function MedianPriceRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').medianPrice
  const { section, onChange } = editor
  const standard = section.medianPrice
  const set = (more: Partial<NonNullable<typeof standard>>) =>
    standard && onChange({ ...section, medianPrice: { ...standard, ...more } })
  return (
    <SectionRule
      editor={editor}
      rule="medianPrice"
      title={text.title}
      fields={['medianPrice']}
      start={{ medianPrice: { hours: 3, percent: 20 } }}
      usual="reason"
    >
      {standard && (
        <Sentence
          words={text.sentence}
          values={{
            hours: (
              <ValueField label={text.hours} unit={hours} value={standard.hours} onChange={(next) => set({ hours: next })} />
            ),
            percent: (
              <ValueField
                label={text.percent}
                unit={percent}
                value={standard.percent}
                onChange={(next) => set({ percent: next })}
              />
            ),
          }}
        />
      )}
    </SectionRule>
  )
}
