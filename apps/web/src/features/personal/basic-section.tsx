import type { Profile } from '@sojourn/contract/personal/profile.calls'
import { getMyProfile, saveDefaultCostCentre } from '../../api/calls/personal/profile'
import { getMySettingsChanges } from '../../api/calls/personal/settings-change'
import { useRead, useWrite } from '../../api/queries'
import { EditColumns } from '../../kit/edit/edit-columns'
import { propertyFieldOf, type EditField, type Saved } from '../../kit/edit/edit-fields'
import { EditForm } from '../../kit/edit/edit-form'
import { EditSection } from '../../kit/edit/edit-section'
import { Field } from '../../kit/forms/field'
import { Select } from '../../kit/forms/input'
import { Fact, FactGrid } from '../../kit/lists/facts'
import { Badge } from '../../kit/marks/badge'
import { useText } from '../../kit/text/text'
import { useSettingsEdit } from './settings-edit'
import { SavedBy, SettingsHistory } from './settings-history'

interface BasicSettings {
  costCentre: { id: string; name: string }
}

const unknown = { id: '', name: '' }

const centresOf = ({ costCentres }: Profile) => costCentres.map(({ id, code, name }) => ({ id, name: `${code} ${name}` }))

const savedBasics = (profile: Profile): Saved<BasicSettings> => ({
  version: profile.version,
  value: { costCentre: centresOf(profile).find(({ id }) => id === profile.costCentreId) ?? unknown },
})

/** What the company knows of me, and the cost centre that bookings begin with. */
export function BasicSection({ profile }: { profile: Profile }) {
  const text = useText('personal/profile')
  const field = propertyFieldOf<BasicSettings>()
  // Its name is in the language of the page, which changes nothing of the choice.
  const costCentre = {
    ...field('costCentre', text.costCentre, ({ name }) => name),
    part: (value: BasicSettings) => value.costCentre.id,
  }
  const fields = [costCentre]
  return (
    <EditColumns
      history={
        <SettingsHistory part="profile" fields={fields} valueOf={({ costCentre: kept = unknown }) => ({ costCentre: kept })} />
      }
    >
      <BasicForm profile={profile} fields={fields} />
    </EditColumns>
  )
}

function BasicForm({ profile, fields }: { profile: Profile; fields: readonly EditField<BasicSettings>[] }) {
  const text = useText('personal/profile')
  const { refetch } = useRead(getMyProfile, {})
  const write = useWrite(saveDefaultCostCentre, [getMyProfile, getMySettingsChanges])
  const { edit, busy, onSave } = useSettingsEdit({
    form: 'basics',
    saved: savedBasics(profile),
    readAgain: async () => {
      const { data } = await refetch()
      return data && savedBasics(data)
    },
    fields,
    save: ({ version, value }) => write.mutateAsync({ version, costCentreId: value.costCentre.id }),
    done: text.costCentreSaved,
  })
  const centres = centresOf(profile)
  const choose = (chosen: string) => edit.set({ costCentre: centres.find(({ id }) => id === chosen) ?? unknown })
  return (
    <EditForm
      label={text.section.basic}
      edit={edit}
      busy={busy}
      onSave={onSave}
      by={<SavedBy part="profile" version={profile.version} />}
    >
      <EditSection
        title={text.section.basic}
        explanation={text.corrected}
        mark={profile.isVip && <Badge tone="brand">{text.vip}</Badge>}
      >
        <Facts profile={profile} />
      </EditSection>
      <EditSection title={text.costCentre} explanation={text.costCentreHint}>
        <Field label={text.costCentre} hideLabel>
          {(control) => (
            <Select {...control} value={edit.value.costCentre.id} onChange={(event) => choose(event.target.value)}>
              {centres.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </EditSection>
    </EditForm>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const text = useText('personal/profile')
  const facts: [string, string][] = [
    [text.name, profile.name],
    [text.latinName, profile.latinName.replace('/', ' / ')],
    [text.company, profile.enterpriseName],
    [text.department, profile.departmentName],
    [text.grade, profile.gradeName],
    [text.manager, profile.managerName ?? text.none],
  ]
  return (
    <FactGrid>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
    </FactGrid>
  )
}
