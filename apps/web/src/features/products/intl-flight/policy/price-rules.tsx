import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { useText } from '../../../../kit/text/text'
import { DurationLines } from '../../../booking/policy-edit/duration-lines'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { airHours, percent, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditorProps } from '../../../booking/product/screens'
import { nextPriceLine, type PriceLine } from './next-line'

type Editor = PolicyEditorProps<IntlFlightSection>

/** How dear a trip may be by the time in the air. */
export function DurationPriceRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/intl-flight').durationPrice
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="durationPrice"
      title={text.title}
      fields={['priceByDuration']}
      start={{
        priceByDuration: [
          { from: 0, maxPrice: 5_000_00 },
          { from: 480, maxPrice: 10_000_00 },
        ],
      }}
      usual="approval"
    >
      {section.priceByDuration && (
        <DurationLines
          lines={section.priceByDuration}
          next={nextPriceLine}
          text={text}
          onChange={(priceByDuration) => onChange({ ...section, priceByDuration })}
        >
          {(line, number, change) => <Line line={line} number={number} onChange={change} />}
        </DurationLines>
      )}
    </SectionRule>
  )
}

interface LineProps {
  line: PriceLine
  number: number
  onChange: (line: PriceLine) => void
}

function Line({ line, number, onChange }: LineProps) {
  const text = useText('products/policy/intl-flight').durationPrice
  const hours = (
    <ValueField
      label={text.hours({ line: number })}
      unit={airHours}
      value={line.from}
      onChange={(from) => onChange({ ...line, from })}
    />
  )
  const price = (
    <ValueField
      wide
      label={text.price({ line: number })}
      unit={yuan}
      value={line.maxPrice}
      onChange={(maxPrice) => onChange({ ...line, maxPrice })}
    />
  )
  return <Sentence words={text.sentence} values={{ hours, price }} />
}

/** How far a fare may be above the middle of the list. */
export function MedianPriceRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/intl-flight').medianPrice
  const { section, onChange } = editor
  const above = (
    <ValueField
      label={text.percent}
      unit={percent}
      value={section.medianPrice?.percent}
      onChange={(next) => onChange({ ...section, medianPrice: { percent: next } })}
    />
  )
  return (
    <SectionRule
      editor={editor}
      rule="medianPrice"
      title={text.title}
      fields={['medianPrice']}
      start={{ medianPrice: { percent: 20 } }}
      usual="reason"
    >
      <Sentence words={text.sentence} values={{ percent: above }} />
    </SectionRule>
  )
}
