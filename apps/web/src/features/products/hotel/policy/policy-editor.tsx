import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { useText } from '../../../../kit/text/text'
import { AdvanceRule } from '../../../booking/policy-edit/advance-rule'
import { CountryRule } from '../../../booking/policy-edit/country-rule'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { remarksOf, Rule } from '../../../booking/policy-edit/rule'
import { without } from '../../../booking/policy-edit/section-change'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { stars, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditor } from '../../../booking/product/screens'
import { ExemptRule, KeywordRule } from './named-rules'
import { PriceRule, type HotelEditor } from './price-rule'
import { FloatRule, SharingRule } from './sharing-rules'
import { usualLines } from './usual-lines'

function StarRule({ editor }: { editor: HotelEditor }) {
  const text = useText('products/policy/hotel').star
  const { section, onChange } = editor
  return (
    <SectionRule editor={editor} rule="star" title={text.title} fields={['starMax']} start={{ starMax: 4 }} usual="approval">
      <Sentence
        words={text.sentence}
        values={{
          stars: (
            <ValueField
              label={text.stars}
              unit={stars}
              value={section.starMax}
              onChange={(starMax) => onChange({ ...section, starMax })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

/** It breaks nothing: it only raises what a night may cost. */
function BreakfastRule({ editor: { section, onChange, remarks } }: { editor: HotelEditor }) {
  const text = useText('products/policy/hotel').breakfast
  return (
    <Rule
      title={text.title}
      on={section.breakfastExtra !== undefined}
      onSwitch={(on) => onChange(on ? { ...section, breakfastExtra: 50_00 } : without(section, ['breakfastExtra'], []))}
      remarks={remarksOf(remarks, 'breakfastExtra')}
    >
      <Sentence
        words={text.sentence}
        values={{
          price: (
            <ValueField
              label={text.price}
              unit={yuan}
              value={section.breakfastExtra}
              onChange={(breakfastExtra) => onChange({ ...section, breakfastExtra })}
            />
          ),
        }}
      />
    </Rule>
  )
}

function AgreementRule({ editor }: { editor: HotelEditor }) {
  const text = useText('products/policy/hotel').agreement
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="agreementHotel"
      title={text.title}
      fields={['agreementFirst']}
      start={{ agreementFirst: { threshold: 50_00 } }}
      usual="remind"
    >
      <Sentence
        words={text.sentence}
        values={{
          threshold: (
            <ValueField
              label={text.threshold}
              unit={yuan}
              value={section.agreementFirst?.threshold}
              onChange={(threshold) => onChange({ ...section, agreementFirst: { threshold } })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

const Rules = ({ editor, abroad }: { editor: HotelEditor; abroad: boolean }) => (
  <div className={styles['rules']}>
    <PriceRule editor={editor} abroad={abroad} />
    <StarRule editor={editor} />
    <BreakfastRule editor={editor} />
    <AdvanceRule editor={editor} />
    <AgreementRule editor={editor} />
    <SharingRule editor={editor} />
    <FloatRule editor={editor} of="single" />
    <FloatRule editor={editor} of="much" />
    <KeywordRule editor={editor} />
    {abroad && <CountryRule editor={editor} />}
    <ExemptRule editor={editor} abroad={abroad} />
  </div>
)

const fresh = (abroad: boolean): HotelSection => ({
  cityItems: usualLines(abroad),
  compare: 'average',
  handling: { hotelPrice: 'approval' },
})

export const hotel: PolicyEditor<HotelSection> = {
  fresh: fresh(false),
  Editor: (editor) => <Rules editor={editor} abroad={false} />,
}
export const intlHotel: PolicyEditor<HotelSection> = {
  fresh: fresh(true),
  Editor: (editor) => <Rules editor={editor} abroad />,
}
