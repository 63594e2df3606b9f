import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'
import { Chips } from '../../../booking/policy-edit/chips'
import { remarksOf, Rule } from '../../../booking/policy-edit/rule'
import { withHandling, without } from '../../../booking/policy-edit/section-change'
import { SectionHandling, SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { journeyHours, ofFullFare, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditorProps } from '../../../booking/product/screens'
import { cabinsUpward, withCabins, withCeiling, withoutCeilings } from './cabin-standards'

type Editor = PolicyEditorProps<FlightSection>
const fullFare = ofFullFare(language)

/** Which cabins may be flown. */
export function CabinRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').cabin
  const { cabins: names } = useText('booking/policy/words')
  const { section, onChange } = editor
  const { cabins = [] } = section
  const onSwitch = (on: boolean) =>
    onChange(
      on
        ? withHandling({ ...section, cabins: [{ cabin: 'Y' }] }, 'cabin', 'forbid')
        : without(section, ['cabins'], ['cabin', 'discount']),
    )
  return (
    <Rule
      title={text.title}
      on={section.cabins !== undefined}
      onSwitch={onSwitch}
      remarks={remarksOf(editor.remarks, 'cabins')}
      handling={<SectionHandling editor={editor} rule="cabin" title={text.title} />}
    >
      <Sentence
        words={text.sentence}
        values={{
          cabins: (
            <Chips
              label={text.label}
              values={cabinsUpward}
              names={names}
              chosen={cabins.map(({ cabin }) => cabin)}
              onChange={(chosen) => onChange({ ...section, cabins: withCabins(cabins, chosen) })}
            />
          ),
        }}
      />
    </Rule>
  )
}

/** How dear each of these cabins may be, as a part of its full fare. */
export function DiscountRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').discount
  const { section, onChange } = editor
  const { cabins } = section
  const on = cabins?.some(({ maxDiscount }) => maxDiscount !== undefined) ?? false
  const onSwitch = (next: boolean) => {
    if (!cabins) return
    const changed = { ...section, cabins: next ? withCeiling(cabins, cabins[0]?.cabin ?? 'Y', 60) : withoutCeilings(cabins) }
    onChange(next ? withHandling(changed, 'discount', 'approval') : without(changed, [], ['discount']))
  }
  return (
    <Rule
      title={text.title}
      on={on}
      onSwitch={onSwitch}
      blocked={cabins ? undefined : text.blocked}
      remarks={[]}
      handling={<SectionHandling editor={editor} rule="discount" title={text.title} />}
    >
      {cabins?.map(({ cabin }) => (
        <CeilingLine key={cabin} editor={editor} cabin={cabin} />
      ))}
    </Rule>
  )
}

function CeilingLine({ editor: { section, onChange }, cabin }: { editor: Editor; cabin: Cabin }) {
  const text = useText('products/policy/flight').discount
  const { cabins: names } = useText('booking/policy/words')
  const { cabins = [] } = section
  const standard = cabins.find((each) => each.cabin === cabin)
  const name = names[cabin]
  const set = (maxDiscount: number | undefined, floatAmount = standard?.floatAmount) =>
    onChange({ ...section, cabins: withCeiling(cabins, cabin, maxDiscount, floatAmount) })
  return (
    <Sentence
      words={text.sentence}
      values={{
        cabin: <span>{name}</span>,
        discount: (
          <ValueField
            label={text.discount({ cabin: name })}
            unit={fullFare}
            value={standard?.maxDiscount}
            onChange={(next) => set(next)}
            onEmpty={() => set(undefined)}
          />
        ),
        float: (
          <ValueField
            label={text.float({ cabin: name })}
            unit={yuan}
            value={standard?.floatAmount ?? 0}
            onChange={(float) => set(standard?.maxDiscount, float)}
          />
        ),
      }}
    />
  )
}

/** No economy at the full fare. */
export function FullPriceRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').fullPrice
  const { section, onChange, remarks } = editor
  const onSwitch = (on: boolean) =>
    onChange(
      on
        ? withHandling({ ...section, fullPriceAllowed: false }, 'fullPrice', 'approval')
        : without(section, ['fullPriceAllowed'], ['fullPrice']),
    )
  return (
    <Rule
      title={text.title}
      on={section.fullPriceAllowed === false}
      onSwitch={onSwitch}
      remarks={remarksOf(remarks, 'fullPriceAllowed')}
      handling={<SectionHandling editor={editor} rule="fullPrice" title={text.title} />}
    >
      <Sentence words={text.sentence} values={{}} />
    </Rule>
  )
}

/** Premium cabins on long flights alone. */
export function DurationRule({ editor }: { editor: Editor }) {
  const text = useText('products/policy/flight').duration
  const { cabins: names } = useText('booking/policy/words')
  const { section, onChange } = editor
  const limit = section.cabinDuration
  const set = (more: Partial<NonNullable<typeof limit>>) =>
    limit && onChange({ ...section, cabinDuration: { ...limit, ...more } })
  return (
    <SectionRule
      editor={editor}
      rule="cabinDuration"
      title={text.title}
      fields={['cabinDuration']}
      start={{ cabinDuration: { cabins: ['C', 'F'], minutes: 240 } }}
      usual="approval"
    >
      {limit && (
        <Sentence
          words={text.sentence}
          values={{
            cabins: (
              <Chips
                label={text.label}
                values={cabinsUpward}
                names={names}
                chosen={limit.cabins}
                onChange={(cabins) => set({ cabins })}
              />
            ),
            hours: (
              <ValueField label={text.hours} unit={journeyHours} value={limit.minutes} onChange={(minutes) => set({ minutes })} />
            ),
          }}
        />
      )}
    </SectionRule>
  )
}
