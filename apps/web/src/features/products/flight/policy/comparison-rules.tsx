import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { hours, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditorProps } from '../../../booking/product/screens'
import { CarriersField } from '../../../booking/policy-edit/carriers-field'

type Editor = PolicyEditorProps<FlightSection>

type Lowest = NonNullable<FlightSection['lowestPrice']>

/** What a flight may cost more than the cheapest nearby (handbook 7.2). */
export function LowestPriceRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').lowestPrice
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="lowestPrice"
      title={text.title}
      fields={['lowestPrice']}
      start={{ lowestPrice: { hours: 2, threshold: 200_00, ignoreStopover: true } }}
      usual="reason"
    >
      {section.lowestPrice && (
        <LowestPrice standard={section.lowestPrice} onChange={(lowestPrice) => onChange({ ...section, lowestPrice })} />
      )}
    </SectionRule>
  )
}

function LowestPrice({ standard, onChange }: { standard: Lowest; onChange: (next: Lowest) => void }) {
  const text = useText('products/policy/flight').lowestPrice
  const set = (more: Partial<Lowest>) => onChange({ ...standard, ...more })
  const box = (field: 'sameAirport' | 'ignoreStopover') => (
    <Checkbox label={text[field]} checked={standard[field] ?? false} onChange={(on) => set({ [field]: on })} />
  )
  const around = <ValueField label={text.hours} unit={hours} value={standard.hours} onChange={(next) => set({ hours: next })} />
  const above = (
    <ValueField label={text.threshold} unit={yuan} value={standard.threshold} onChange={(threshold) => set({ threshold })} />
  )
  const excluded = (
    <CarriersField
      domestic
      label={text.excludeLabel}
      carriers={standard.excludeCarriers ?? []}
      onChange={(excludeCarriers) => set({ excludeCarriers })}
    />
  )
  return (
    <>
      <Sentence words={text.sentence} values={{ hours: around, threshold: above }} />
      <div className={styles['boxes']}>
        {box('sameAirport')}
        {box('ignoreStopover')}
      </div>
      <Sentence words={text.exclude} values={{ carriers: excluded }} />
    </>
  )
}

/** Carriers with which the company has an agreement go first. */
export function AgreementRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').agreement
  const { section, onChange } = editor
  const standard = section.agreementCarriers
  type Standard = NonNullable<typeof standard>
  const set = (more: Partial<Standard>) => standard && onChange({ ...section, agreementCarriers: { ...standard, ...more } })
  return (
    <SectionRule
      editor={editor}
      rule="agreementCarrier"
      title={text.title}
      fields={['agreementCarriers']}
      start={{ agreementCarriers: { carriers: ['CA', 'MU', 'CZ'], hours: 2, threshold: 100_00 } }}
      usual="reason"
    >
      {standard && (
        <Sentence
          words={text.sentence}
          values={{
            carriers: (
              <CarriersField
                domestic
                label={text.label}
                carriers={standard.carriers}
                onChange={(carriers) => set({ carriers })}
              />
            ),
            hours: (
              <ValueField label={text.hours} unit={hours} value={standard.hours} onChange={(next) => set({ hours: next })} />
            ),
            threshold: (
              <ValueField
                label={text.threshold}
                unit={yuan}
                value={standard.threshold}
                onChange={(threshold) => set({ threshold })}
              />
            ),
          }}
        />
      )}
    </SectionRule>
  )
}

/** No low-cost carriers. */
export function LowCostRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').lowCost
  return (
    <SectionRule
      editor={editor}
      rule="lowCost"
      title={text.title}
      fields={['forbidLowCost']}
      start={{ forbidLowCost: true }}
      usual="forbid"
    >
      <Sentence words={text.sentence} values={{}} />
    </SectionRule>
  )
}
