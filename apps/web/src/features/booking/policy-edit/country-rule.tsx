import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import type { PolicyEditorProps } from '../product/screens'
import { findCountries } from './find-countries'
import { NameChips } from './name-chips'
import styles from './policy-edit.module.css'
import { SectionRule } from './section-rule'
import { Sentence } from './sentence'

interface WithCountries extends PolicySectionBody {
  excludedCountries?: string[]
}

const search = (keys: string) => Promise.resolve(findCountries(keys))

/** Countries that nobody travels to, whatever the product. */
export function CountryRule<Section extends WithCountries>({ editor }: { editor: PolicyEditorProps<Section> }) {
  const text = useText('booking/policy/edit').country
  const { section, onChange } = editor
  const { excludedCountries: chosen = [] } = section
  const set = (excludedCountries: string[]) => onChange({ ...section, excludedCountries })
  const countries = (
    <NameChips
      label={text.label}
      items={chosen.map((code) => ({ id: code, name: countryName(code)?.[language] ?? code }))}
      onRemove={(code) => set(chosen.filter((each) => each !== code))}
    >
      <span className={styles['finder']}>
        <SearchPicker
          hideLabel
          label={text.find}
          placeholder={text.find}
          none={text.none}
          value={undefined}
          search={search}
          onChange={(place) => place && !chosen.includes(place.code) && set([...chosen, place.code])}
        />
      </span>
    </NameChips>
  )
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
