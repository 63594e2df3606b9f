import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import { visaKinds } from '@sojourn/contract/products/visa/visa-words'
import { useText } from '../../../../kit/text/text'
import { AdvanceRule } from '../../../booking/policy-edit/advance-rule'
import { Chips } from '../../../booking/policy-edit/chips'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyEditor, PolicyEditorProps } from '../../../booking/product/screens'

type Props = PolicyEditorProps<VisaSection>

function KindRule({ editor }: { editor: Props }) {
  const { kind: text, kinds: names } = useText('products/policy/visa')
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="visaKind"
      title={text.title}
      fields={['kinds']}
      start={{ kinds: ['business', 'evisa'] }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          kinds: (
            <Chips
              label={text.label}
              values={visaKinds}
              names={names}
              chosen={section.kinds ?? []}
              onChange={(kinds) => onChange({ ...section, kinds })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

function PriceRule({ editor }: { editor: Props }) {
  const { price: text } = useText('products/policy/visa')
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="visaPrice"
      title={text.title}
      fields={['maxPrice']}
      start={{ maxPrice: 1_500_00 }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          price: (
            <ValueField
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

function ExpressRule({ editor }: { editor: Props }) {
  const { express: text } = useText('products/policy/visa')
  return (
    <SectionRule
      editor={editor}
      rule="visaExpress"
      title={text.title}
      fields={['forbidExpress']}
      start={{ forbidExpress: true }}
      usual="reason"
    >
      <Sentence words={text.sentence} values={{}} />
    </SectionRule>
  )
}

const Editor = (editor: Props) => (
  <div className={styles['rules']}>
    <KindRule editor={editor} />
    <PriceRule editor={editor} />
    <ExpressRule editor={editor} />
    <AdvanceRule editor={editor} />
  </div>
)

export const editor: PolicyEditor<VisaSection> = {
  fresh: { maxPrice: 1_500_00, handling: { visaPrice: 'approval' } },
  Editor,
}
