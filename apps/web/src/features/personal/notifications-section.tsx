import { useState } from 'react'
import type { LetterGroup } from '@sojourn/contract/booking/letter-groups'
import { languages, type Language } from '@sojourn/contract/kit/language'
import { saveLanguage } from '../../api/calls/access/account'
import { getNotificationChoices, saveNotificationChoices } from '../../api/calls/personal/notification'
import { getMyProfile } from '../../api/calls/personal/profile'
import { useRead, useWrite } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Button } from '../../kit/actions/button'
import { Checkbox } from '../../kit/forms/checkbox'
import { ErrorState } from '../../kit/feedback/error-state'
import { Field } from '../../kit/forms/field'
import { Select } from '../../kit/forms/input'
import { languageNames } from '../../kit/text/language'
import { Card } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import styles from './profile.module.css'

type Choices = WebResponse<NonNullable<(typeof getNotificationChoices)['contract']>>

/** Which letters are sent by mail, and the language of all messages. */
export function NotificationsSection({ messageLanguage }: { messageLanguage: Language }) {
  const text = useText('personal/profile')
  const { data, error, refetch } = useRead(getNotificationChoices, {})
  return (
    <div className={styles['stack']}>
      <Card title={text.notifications} className={styles['card']}>
        {data ? (
          <ChoicesForm choices={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} height={44} />
        )}
      </Card>
      <MessageLanguage current={messageLanguage} />
    </div>
  )
}

function ChoicesForm({ choices }: { choices: Choices }) {
  const text = useText('personal/profile')
  const before = choices.groups.filter(({ mailed }) => !mailed).map(({ group }) => group)
  const [unwanted, setUnwanted] = useState<readonly LetterGroup[]>(before)
  const save = useWrite(saveNotificationChoices, [getNotificationChoices])
  const submit = () =>
    save.mutate(
      { unwanted: [...unwanted] },
      { onSuccess: () => toast(text.notificationsSaved, 'good'), onError: (error) => toast(error.message, 'bad') },
    )
  const same = unwanted.length === before.length && before.every((group) => unwanted.includes(group))
  return (
    <>
      <p className={styles['soft']}>{choices.delivers ? text.always : text.notDelivered}</p>
      <div className={styles['choices']}>
        {choices.groups.map(({ group }) => (
          <Checkbox
            key={group}
            label={text.groups[group].name}
            hint={text.groups[group].hint}
            checked={!unwanted.includes(group)}
            onChange={(wanted) => setUnwanted(wanted ? unwanted.filter((one) => one !== group) : [...unwanted, group])}
          />
        ))}
      </div>
      <p className={styles['minor']}>{text.sms}</p>
      <Button
        kind="brand"
        className={styles['actions']}
        busy={save.isPending}
        disabledReason={same ? text.same : undefined}
        onClick={submit}
      >
        {text.save}
      </Button>
    </>
  )
}

function MessageLanguage({ current }: { current: Language }) {
  const text = useText('personal/profile')
  const save = useWrite(saveLanguage, [getMyProfile])
  const choose = (chosen: Language) =>
    save.mutate(
      { language: chosen },
      { onSuccess: () => toast(text.languageSaved, 'good'), onError: (error) => toast(error.message, 'bad') },
    )
  return (
    <Card className={styles['card']}>
      <Field label={text.language} hint={text.languageHint}>
        {(control) => (
          <Select
            {...control}
            value={save.isPending ? save.variables.language : current}
            onChange={(event) => choose(event.target.value as Language)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  )
}
