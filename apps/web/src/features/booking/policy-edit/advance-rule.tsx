import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'
import { useText } from '../../../kit/text/text'
import type { PolicyEditorProps } from '../product/screens'
import { SectionRule } from './section-rule'
import { Sentence } from './sentence'
import { days } from './units'
import { ValueField } from './value-field'
import { Help } from '../../../kit/help/help'

interface WithAdvanceDays extends PolicySectionBody {
  advanceDays?: number
}

/** So many days between booking and the journey, whatever the product. */
export function AdvanceRule<Section extends WithAdvanceDays>({ editor }: { editor: PolicyEditorProps<Section> }) {
  const text = useText('booking/policy/edit').advance
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="advanceDays"
      title={text.title}
      fields={['advanceDays']}
      start={{ advanceDays: 3 } as Partial<Section>}
      usual="reason"
    >
      <Sentence
        words={text.sentence}
        values={{
          days: (
            <ValueField
              label={text.days}
              unit={days}
              value={section.advanceDays}
              onChange={(advanceDays) => onChange({ ...section, advanceDays })}
            />
          ),
        }}
      />
      <Help field={text.days} article="policies" section="advance" />
    </SectionRule>
  )
}
