import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { useText } from '../../../../kit/text/text'
import { AdvanceRule } from '../../../booking/policy-edit/advance-rule'
import { CountryRule } from '../../../booking/policy-edit/country-rule'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { journeyHours, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditor, PolicyEditorProps } from '../../../booking/product/screens'
import { CabinLines } from './cabin-lines'
import { BrandRule, CarrierRule, FreeTicketRule } from './fare-rules'
import { DurationPriceRule, MedianPriceRule } from './price-rules'

type Props = PolicyEditorProps<IntlFlightSection>

function CabinRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/intl-flight').cabin
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="cabin"
      title={text.title}
      fields={['byDuration']}
      start={{
        byDuration: [
          { from: 0, cabins: ['Y'] },
          { from: 360, cabins: ['Y', 'W'] },
        ],
      }}
      usual="forbid"
    >
      {section.byDuration && (
        <CabinLines lines={section.byDuration} onChange={(byDuration) => onChange({ ...section, byDuration })} />
      )}
    </SectionRule>
  )
}

function PriceRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/intl-flight').price
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="offerPrice"
      title={text.title}
      fields={['maxPrice']}
      start={{ maxPrice: 12_000_00 }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          price: (
            <ValueField
              wide
              label={text.price}
              unit={yuan}
              value={section.maxPrice}
              onChange={(maxPrice) => onChange({ ...section, maxPrice })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

function DirectRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/intl-flight').direct
  const { section, onChange } = editor
  const standard = section.directFirst
  return (
    <SectionRule
      editor={editor}
      rule="direct"
      title={text.title}
      fields={['directFirst']}
      start={{ directFirst: { threshold: 1_000_00 } }}
      usual="remind"
    >
      <Sentence
        words={text.sentence}
        values={{
          threshold: (
            <ValueField
              wide
              label={text.threshold}
              unit={yuan}
              value={standard?.threshold}
              onChange={(threshold) => onChange({ ...section, directFirst: { ...standard, threshold } })}
            />
          ),
        }}
      />
      {standard && <DetourLine standard={standard} onChange={(directFirst) => onChange({ ...section, directFirst })} />}
    </SectionRule>
  )
}

type DirectFirst = NonNullable<IntlFlightSection['directFirst']>

/** How much longer than direct a journey may take, whatever direct costs; empty it limits nothing. */
function DetourLine({ standard, onChange }: { standard: DirectFirst; onChange: (standard: DirectFirst) => void }) {
  const text = useText('products/policy/intl-flight').direct
  const { detour, threshold } = standard
  const hours = (
    <ValueField
      label={text.hours}
      unit={journeyHours}
      value={detour}
      onChange={(next) => onChange({ threshold, detour: next })}
      onEmpty={() => onChange({ threshold })}
    />
  )
  return <Sentence words={text.detour} values={{ hours }} />
}

/** No going from one airport of a city to another. */
function AirportRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/intl-flight').airport
  return (
    <SectionRule
      editor={editor}
      rule="airportChange"
      title={text.title}
      fields={['forbidAirportChange']}
      start={{ forbidAirportChange: true }}
      usual="approval"
    >
      <Sentence words={text.sentence} values={{}} />
    </SectionRule>
  )
}

/** No going on from one ticket to another. */
function SelfTransferRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/intl-flight').selfTransfer
  return (
    <SectionRule
      editor={editor}
      rule="selfTransfer"
      title={text.title}
      fields={['forbidSelfTransfer']}
      start={{ forbidSelfTransfer: true }}
      usual="approval"
    >
      <Sentence words={text.sentence} values={{}} />
    </SectionRule>
  )
}

/** What is bought beside the fares. */
function ExtrasRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/intl-flight').extras
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="paidExtras"
      title={text.title}
      fields={['paidExtras']}
      start={{ paidExtras: { maxPrice: 500_00 } }}
      usual="payExcess"
    >
      <Sentence
        words={text.sentence}
        values={{
          price: (
            <ValueField
              wide
              label={text.price}
              unit={yuan}
              value={section.paidExtras?.maxPrice}
              onChange={(maxPrice) => onChange({ ...section, paidExtras: { maxPrice } })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

const Editor = (editor: Props) => (
  <div className={styles['rules']}>
    <CabinRule editor={editor} />
    <PriceRule editor={editor} />
    <DurationPriceRule editor={editor} />
    <MedianPriceRule editor={editor} />
    <AdvanceRule editor={editor} />
    <DirectRule editor={editor} />
    <AirportRule editor={editor} />
    <SelfTransferRule editor={editor} />
    <CountryRule editor={editor} />
    <CarrierRule editor={editor} />
    <FreeTicketRule editor={editor} rule="refundable" />
    <FreeTicketRule editor={editor} rule="changeable" />
    <BrandRule editor={editor} />
    <ExtrasRule editor={editor} />
  </div>
)

export const editor: PolicyEditor<IntlFlightSection> = {
  fresh: {
    byDuration: [
      { from: 0, cabins: ['Y'] },
      { from: 360, cabins: ['Y', 'W'] },
    ],
    handling: { cabin: 'forbid' },
  },
  Editor,
}
