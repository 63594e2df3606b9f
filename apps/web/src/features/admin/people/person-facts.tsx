import { languageNames } from '@sojourn/contract/kit/language'
import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { valueIn } from '@sojourn/domain/booking/custom-field-fill'
import type { ReactNode } from 'react'
import { EditSection, EditSections } from '../../../kit/edit/edit-section'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { sayValue } from '../../booking/custom-field/say-value'
import type { PersonChoices } from './use-person-choices'

interface PersonFactsProps {
  person: PersonDetail
  choices: PersonChoices
  children: ReactNode
}

/** The same for who may read only, and of people who have left. */
export function PersonFacts({ person, choices, children }: PersonFactsProps) {
  const text = useText('admin/people/person')
  const custom = useText('booking/custom-field')
  const { fields: names, sections } = text
  const { fields } = person
  const rights = fields.abilities.map((ability) => text.abilities[ability])
  return (
    <EditSections label={fields.name}>
      <Facts
        title={sections.basic}
        facts={[
          [names.name, fields.name],
          [names.number, fields.number],
          [names.position, fields.position],
          [names.joinedOn, fields.joinedOn && formatFullDate(fields.joinedOn)],
        ]}
      />
      <Facts
        title={sections.organisation}
        facts={[
          [names.department, person.departmentName],
          [names.grade, choices.nameOf.grade(fields.gradeId)],
          [names.costCentre, choices.nameOf.costCentre(fields.costCentreId)],
          [names.office, fields.office],
          [names.superior, person.superior?.name],
        ]}
      />
      <Facts
        title={sections.contact}
        facts={[
          [names.mail, fields.mail],
          [names.mobile, person.mobile],
          [names.language, languageNames[fields.language]],
        ]}
      />
      {choices.fields.length > 0 && (
        <Facts
          title={sections.ownFields}
          facts={choices.fields.map((field) => [field.name, sayValue(field, valueIn(fields.fields, { field }), custom)])}
        />
      )}
      <EditSection title={sections.abilities}>{rights.length > 0 ? rights.join(' · ') : text.noAbilities}</EditSection>
      {children}
    </EditSections>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [name: string, value: string | undefined])[] }) {
  const text = useText('admin/people/person')
  return (
    <EditSection title={title}>
      <FactGrid>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value || text.none}
          </Fact>
        ))}
      </FactGrid>
    </EditSection>
  )
}
