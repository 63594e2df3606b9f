import { languageNames, languages, parseLanguage } from '@sojourn/contract/kit/language'
import { getNotificationChoices, saveNotificationChoices } from '../../api/calls/personal/notification'
import { getMyProfile } from '../../api/calls/personal/profile'
import { getMySettingsChanges } from '../../api/calls/personal/settings-change'
import { useRead, useWrite } from '../../api/queries'
import type { ResultOf } from '../../api/web-call'
import { EditColumns } from '../../kit/edit/edit-columns'
import type { EditField, Saved } from '../../kit/edit/edit-fields'
import { EditForm } from '../../kit/edit/edit-form'
import { EditSection } from '../../kit/edit/edit-section'
import type { Edit } from '../../kit/edit/use-edit'
import { ErrorState } from '../../kit/feedback/error-state'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { Checkbox } from '../../kit/forms/checkbox'
import { Field } from '../../kit/forms/field'
import { Select } from '../../kit/forms/input'
import { useText } from '../../kit/text/text'
import { notificationFields, notificationsOf, unwantedOf, type NotificationSettings } from './notifications-form'
import styles from './profile.module.css'
import { useSettingsEdit } from './settings-edit'
import { SavedBy, SettingsHistory } from './settings-history'

type Choices = ResultOf<typeof getNotificationChoices>

const savedChoices = ({ version, groups, language }: Choices): Saved<NotificationSettings> => ({
  version,
  value: notificationsOf({ unwanted: groups.filter(({ mailed }) => !mailed).map(({ group }) => group), language }),
})

/** Which notifications are sent by mail, and the language of all messages. */
export function NotificationsSection() {
  const text = useText('personal/profile')
  const fields = notificationFields(text, languageNames)
  const { data, error, refetch } = useRead(getNotificationChoices, {})
  const readAgain = async () => {
    const { data: read } = await refetch()
    return read && savedChoices(read)
  }
  return (
    <EditColumns history={<SettingsHistory part="notifications" fields={fields} valueOf={notificationsOf} />}>
      {data ? (
        <ChoicesForm choices={data} readAgain={readAgain} fields={fields} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={160} />
      )}
    </EditColumns>
  )
}

interface ChoicesFormProps {
  choices: Choices
  readAgain: () => Promise<Saved<NotificationSettings> | undefined>
  fields: readonly EditField<NotificationSettings>[]
}

function ChoicesForm({ choices, readAgain, fields }: ChoicesFormProps) {
  const text = useText('personal/profile')
  const write = useWrite(saveNotificationChoices, [getNotificationChoices, getMyProfile, getMySettingsChanges])
  const { edit, busy, onSave } = useSettingsEdit({
    form: 'notifications',
    saved: savedChoices(choices),
    readAgain,
    fields,
    save: ({ version, value }) => write.mutateAsync({ version, unwanted: unwantedOf(value), language: value.language }),
    done: text.notificationsSaved,
  })
  return (
    <EditForm
      label={text.section.notifications}
      edit={edit}
      busy={busy}
      onSave={onSave}
      by={<SavedBy part="notifications" version={choices.version} />}
    >
      <Groups choices={choices} edit={edit} />
      <MessageLanguage edit={edit} />
    </EditForm>
  )
}

interface PartProps {
  edit: Edit<NotificationSettings>
}

function Groups({ choices, edit: { value, set } }: PartProps & Pick<ChoicesFormProps, 'choices'>) {
  const text = useText('personal/profile')
  return (
    <EditSection
      title={text.notifications}
      explanation={
        <>
          <p>{choices.delivers ? text.always : text.notDelivered}</p>
          <p>{text.sms}</p>
        </>
      }
      className={styles['choices']}
    >
      {choices.groups.map(({ group }) => (
        <Checkbox
          key={group}
          label={text.groups[group].name}
          hint={text.groups[group].hint}
          checked={value[group]}
          onChange={(wanted) => set({ ...value, [group]: wanted })}
        />
      ))}
    </EditSection>
  )
}

function MessageLanguage({ edit: { value, set } }: PartProps) {
  const text = useText('personal/profile')
  return (
    <EditSection title={text.language} explanation={text.languageHint}>
      <Field label={text.language} hideLabel>
        {(control) => (
          <Select
            {...control}
            value={value.language}
            onChange={(event) => set({ ...value, language: parseLanguage(event.target.value) })}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </EditSection>
  )
}
