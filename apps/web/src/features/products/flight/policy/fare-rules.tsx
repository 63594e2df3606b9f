import { airFareTypes } from '@sojourn/contract/products/flight/fare-types'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { useText } from '../../../../kit/text/text'
import { Chips } from '../../../booking/policy-edit/chips'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { fee } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditorProps } from '../../../booking/product/screens'
import { CarriersField } from '../../../booking/policy-edit/carriers-field'

type Editor = PolicyEditorProps<FlightSection>

/** What it may cost to give a ticket back, or to change it. */
export function FreeFareRule({ editor, rule }: { editor: Editor; rule: 'refundable' | 'changeable' }) {
  const text = useText('products/policy/flight')[rule]
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule={rule}
      title={text.title}
      fields={[rule]}
      start={{ [rule]: { feeAtMost: 60 } }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          percent: (
            <ValueField
              label={text.percent}
              unit={fee}
              value={section[rule]?.feeAtMost}
              onChange={(feeAtMost) => onChange({ ...section, [rule]: { feeAtMost } })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

/** Kinds of fares that are not bought. */
export function FareTypeRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').fareType
  const { fareTypes: names } = useText('products/flight/words')
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="fareType"
      title={text.title}
      fields={['excludedFareTypes']}
      start={{ excludedFareTypes: ['promotional'] }}
      usual="forbid"
    >
      <Sentence
        words={text.sentence}
        values={{
          types: (
            <Chips
              label={text.label}
              values={airFareTypes}
              names={names}
              chosen={section.excludedFareTypes ?? []}
              onChange={(excludedFareTypes) => onChange({ ...section, excludedFareTypes })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

/** Carriers that are not flown. */
export function CarrierRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').carrier
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="carrier"
      title={text.title}
      fields={['excludedCarriers']}
      start={{ excludedCarriers: [] }}
      usual="forbid"
    >
      <Sentence
        words={text.sentence}
        values={{
          carriers: (
            <CarriersField
              domestic
              label={text.label}
              carriers={section.excludedCarriers ?? []}
              onChange={(excludedCarriers) => onChange({ ...section, excludedCarriers })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}
