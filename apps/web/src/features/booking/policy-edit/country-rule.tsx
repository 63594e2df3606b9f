import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'
import { useText } from '../../../kit/text/text'
import type { PolicyEditorProps } from '../product/screens'
import { CountriesField } from './countries-field'
import { SectionRule } from './section-rule'
import { Sentence } from './sentence'

interface WithCountries extends PolicySectionBody {
  excludedCountries?: string[]
}

/** Countries that nobody travels to, whatever the product. */
export function CountryRule<Section extends WithCountries>({ editor }: { editor: PolicyEditorProps<Section> }) {
  const text = useText('booking/policy/edit').country
  const { section, onChange } = editor
  const { excludedCountries: chosen = [] } = section
  const set = (excludedCountries: string[]) => onChange({ ...section, excludedCountries })
  const countries = <CountriesField label={text.label} countries={chosen} onChange={set} />
  return (
    <SectionRule
      editor={editor}
      rule="country"
      title={text.title}
      fields={['excludedCountries']}
      start={{ excludedCountries: [] } as unknown as Partial<Section>}
      usual="forbid"
    >
      <Sentence words={text.sentence} values={{ countries }} />
    </SectionRule>
  )
}
