import type { Company } from '@sojourn/contract/admin/company/company.calls'
import type { CompanySections } from '@sojourn/contract/admin/company/company.shapes'
import type { CompanySection } from '@sojourn/contract/admin/company/company-words'
import type { ReactNode } from 'react'
import { EditForm } from '../../../kit/edit/edit-form'
import { Card } from '../../../kit/layout/page'
import { Fact, FactList } from '../../../kit/lists/facts'
import { useText } from '../../../kit/text/text'
import { SavedBy } from '../history/record-history'
import { settingFields } from './settings'
import { useSection, type SectionForm } from './use-section'

interface SectionEditProps<Section extends CompanySection> {
  company: Company
  section: Section
  children: (form: SectionForm<CompanySections[Section]>) => ReactNode
}

/** One section of the company, to be changed. */
export function SectionEdit<Section extends CompanySection>({ company, section, children }: SectionEditProps<Section>) {
  const text = useText('admin/company/company')
  const { edit, busy, form, submit, faults } = useSection(company, section)
  return (
    <EditForm
      label={text.tabs[section]}
      edit={edit}
      busy={busy}
      onSave={submit}
      by={<SavedBy kind="company" id="company" version={company.version} />}
      faults={faults}
    >
      {children(form)}
    </EditForm>
  )
}

/** The same for those who only read it. */
export function SectionFacts({ company, section }: { company: Company; section: CompanySection }) {
  const text = useText('admin/company/company')
  const { products } = useText('booking/application/words')
  const value = company.sections[section]
  return (
    <Card title={text.tabs[section]}>
      <FactList>
        {settingFields(text, products, value).map(({ key, label, words }) => {
          const said = words(value)
          return (
            <Fact key={key} name={label}>
              {(typeof said === 'string' ? said : said.join('\n')) || text.none}
            </Fact>
          )
        })}
      </FactList>
    </Card>
  )
}
