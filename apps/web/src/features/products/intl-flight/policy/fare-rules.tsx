import { intlFareBrands } from '@sojourn/contract/products/intl-flight/fare-brands'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { useText } from '../../../../kit/text/text'
import { CarriersField } from '../../../booking/policy-edit/carriers-field'
import { Chips } from '../../../booking/policy-edit/chips'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditorProps } from '../../../booking/product/screens'

type Editor = PolicyEditorProps<IntlFlightSection>

/** What it may cost to give a ticket back, or to change it. */
export function FreeTicketRule({ editor, rule }: { editor: Editor; rule: 'refundable' | 'changeable' }) {
  const text = useText('products/policy/intl-flight')[rule]
  const { section, onChange } = editor
  const price = (
    <ValueField
      wide
      label={text.price}
      unit={yuan}
      value={section[rule]?.feeAtMost}
      onChange={(feeAtMost) => onChange({ ...section, [rule]: { feeAtMost } })}
    />
  )
  return (
    <SectionRule
      editor={editor}
      rule={rule}
      title={text.title}
      fields={[rule]}
      start={{ [rule]: { feeAtMost: 1_500_00 } }}
      usual="approval"
    >
      <Sentence words={text.sentence} values={{ price }} />
    </SectionRule>
  )
}

/** Fares that are not bought. */
export function BrandRule({ editor }: { editor: Editor }) {
  const { fareType: text, brands } = useText('products/policy/intl-flight')
  const { section, onChange } = editor
  const types = (
    <Chips
      label={text.label}
      values={intlFareBrands}
      names={brands}
      chosen={section.excludedBrands ?? []}
      onChange={(excludedBrands) => onChange({ ...section, excludedBrands })}
    />
  )
  return (
    <SectionRule
      editor={editor}
      rule="fareType"
      title={text.title}
      fields={['excludedBrands']}
      start={{ excludedBrands: ['light'] }}
      usual="forbid"
    >
      <Sentence words={text.sentence} values={{ types }} />
    </SectionRule>
  )
}

/** Airlines that are not flown. */
export function CarrierRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/intl-flight').carrier
  const { section, onChange } = editor
  const carriers = (
    <CarriersField
      label={text.label}
      carriers={section.excludedCarriers ?? []}
      onChange={(excludedCarriers) => onChange({ ...section, excludedCarriers })}
    />
  )
  return (
    <SectionRule
      editor={editor}
      rule="carrier"
      title={text.title}
      fields={['excludedCarriers']}
      start={{ excludedCarriers: [] }}
      usual="forbid"
    >
      <Sentence words={text.sentence} values={{ carriers }} />
    </SectionRule>
  )
}
