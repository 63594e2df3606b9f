import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import { useText } from '../../../../kit/text/text'
import { AdvanceRule } from '../../../booking/policy-edit/advance-rule'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditor, PolicyEditorProps } from '../../../booking/product/screens'

type Props = PolicyEditorProps<MeetingSection>
const tiers = ['first', 'newFirst', 'other'] as const
const usualPrices = { first: 800_00, newFirst: 650_00, other: 500_00 }

function PriceRule({ editor }: { editor: Props }) {
  const { price: text } = useText('products/policy/meeting')
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="meetingPrice"
      title={text.title}
      fields={['dailyPrices']}
      start={{ dailyPrices: usualPrices }}
      usual="approval"
    >
      {tiers.map((tier) => (
        <Sentence
          key={tier}
          words={text.sentences[tier]}
          values={{
            price: (
              <ValueField
                label={text.labels[tier]}
                unit={yuan}
                value={section.dailyPrices?.[tier]}
                onChange={(price) => onChange({ ...section, dailyPrices: { ...section.dailyPrices, [tier]: price } })}
              />
            ),
          }}
        />
      ))}
    </SectionRule>
  )
}

function TotalRule({ editor }: { editor: Props }) {
  const { total: text } = useText('products/policy/meeting')
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="meetingTotal"
      title={text.title}
      fields={['maxTotal']}
      start={{ maxTotal: 100_000_00 }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          price: (
            <ValueField
              label={text.price}
              unit={yuan}
              value={section.maxTotal}
              onChange={(maxTotal) => onChange({ ...section, maxTotal })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

const Editor = (editor: Props) => (
  <div className={styles['rules']}>
    <PriceRule editor={editor} />
    <TotalRule editor={editor} />
    <AdvanceRule editor={editor} />
  </div>
)

export const editor: PolicyEditor<MeetingSection> = {
  fresh: { dailyPrices: usualPrices, handling: { meetingPrice: 'approval' } },
  Editor,
}
