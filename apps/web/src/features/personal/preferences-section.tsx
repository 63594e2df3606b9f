import type { LikeChoice, LikeKind } from '@sojourn/contract/personal/travel-preference.calls'
import { likeOptions } from '@sojourn/domain/personal/travel-likes'
import { queryTipPreferences } from '../../api/calls/personal/preference'
import { getMySettingsChanges } from '../../api/calls/personal/settings-change'
import { getMyTravelPreferences, saveMyTravelPreferences } from '../../api/calls/personal/travel-preference'
import { useRead, useWrite } from '../../api/queries'
import type { ResultOf } from '../../api/web-call'
import { EditColumns } from '../../kit/edit/edit-columns'
import type { EditField } from '../../kit/edit/edit-fields'
import { EditForm } from '../../kit/edit/edit-form'
import { EditSection } from '../../kit/edit/edit-section'
import type { Edit } from '../../kit/edit/use-edit'
import { ErrorState } from '../../kit/feedback/error-state'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { Checkbox } from '../../kit/forms/checkbox'
import { Field } from '../../kit/forms/field'
import { TextArea } from '../../kit/forms/input'
import { RadioGroup } from '../../kit/forms/radio-group'
import { Badge } from '../../kit/marks/badge'
import { useText } from '../../kit/text/text'
import { byKind, likeFields, likesOf, noteOf, withChoice, withNote, type LikesByKind } from './likes-form'
import styles from './profile.module.css'
import { useSettingsEdit } from './settings-edit'
import { SavedBy, SettingsHistory } from './settings-history'

type Preferences = ResultOf<typeof getMyTravelPreferences>

/** How I like to travel (S3.54); the agency's labels and VIP mark are shown only. */
export function PreferencesSection() {
  const { noPreference, note } = useText('personal/profile')
  const fields = likeFields({ ...useText('personal/preference'), noPreference, note })
  const { data, error, refetch } = useRead(getMyTravelPreferences, {})
  const readAgain = async () => {
    const { data: read } = await refetch()
    return read && savedLikes(read)
  }
  return (
    <EditColumns history={<SettingsHistory part="preferences" fields={fields} valueOf={({ likes = [] }) => byKind(likes)} />}>
      {data ? (
        <LikesForm read={data} readAgain={readAgain} fields={fields} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={88} />
      )}
    </EditColumns>
  )
}

const savedLikes = ({ version, likes }: Preferences) => ({ version, value: byKind(likes) })

interface LikesFormProps {
  read: Preferences
  readAgain: () => Promise<ReturnType<typeof savedLikes> | undefined>
  fields: readonly EditField<LikesByKind>[]
}

function LikesForm({ read, readAgain, fields }: LikesFormProps) {
  const text = useText('personal/profile')
  const saved = savedLikes(read)
  const write = useWrite(saveMyTravelPreferences, [getMyTravelPreferences, queryTipPreferences, getMySettingsChanges])
  const { edit, busy, onSave } = useSettingsEdit({
    form: 'likes',
    saved,
    readAgain,
    fields,
    save: ({ version, value }) => write.mutateAsync({ version, likes: likesOf(value) }),
    done: text.preferencesSaved,
  })
  const { value } = edit
  const kind = (of: LikeKind) => ({
    kind: of,
    likes: value,
    onChoose: (choice: LikeChoice, chosen: boolean) =>
      edit.set(withChoice(value, { kind: of, choice, chosen, saved: saved.value })),
  })
  return (
    <>
      <p className={styles['soft']}>{text.preferencesLead}</p>
      <EditForm
        label={text.preferences}
        edit={edit}
        busy={busy}
        onSave={onSave}
        by={<SavedBy part="preferences" version={read.version} />}
      >
        <EditSection title={text.inFlight}>
          <OneLike {...kind('flightSeat')} />
          <OneLike {...kind('meal')} />
        </EditSection>
        <EditSection title={text.onTrain}>
          <OneLike {...kind('trainSeat')} />
        </EditSection>
        <EditSection title={text.inHotel} explanation={text.inHotelHint}>
          <SomeLikes {...kind('hotel')} />
        </EditSection>
        <Note edit={edit} />
        <Labels read={read} />
      </EditForm>
    </>
  )
}

function Note({ edit: { value, set } }: { edit: Edit<LikesByKind> }) {
  const text = useText('personal/profile')
  return (
    <EditSection title={text.note} explanation={text.noteHint}>
      <Field label={text.note} hideLabel>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={100}
            value={noteOf(value)}
            onChange={(event) => set(withNote(value, event.target.value))}
          />
        )}
      </Field>
    </EditSection>
  )
}

/** What the agency noted of this person. */
function Labels({ read: { isVip, labels } }: { read: Preferences }) {
  const text = useText('personal/profile')
  if (!isVip && labels.length === 0) return null
  return (
    <EditSection title={text.labels} explanation={text.labelsHint} className={styles['labels']}>
      {isVip && <Badge tone="brand">{text.vip}</Badge>}
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </EditSection>
  )
}

interface LikesOfProps {
  kind: LikeKind
  likes: LikesByKind
  onChoose: (choice: LikeChoice, chosen: boolean) => void
}

/** One choice excludes the others. */
function OneLike({ kind, likes, onChoose }: LikesOfProps) {
  const text = useText('personal/profile')
  const words = useText('personal/preference')
  const [like] = likes[kind]
  return (
    <RadioGroup<LikeChoice>
      label={words.kinds[kind]}
      showLabel
      value={like?.choice ?? 'none'}
      onChange={(choice) => onChoose(choice, choice !== 'none')}
      choices={[
        { value: 'none', label: text.noPreference },
        ...likeOptions[kind].map((value) => ({ value, label: words.choices[value] })),
      ]}
    />
  )
}

function SomeLikes({ kind, likes, onChoose }: LikesOfProps) {
  const words = useText('personal/preference')
  return (
    <fieldset>
      <legend className="visually-hidden">{words.kinds[kind]}</legend>
      <div className={styles['boxes']}>
        {likeOptions[kind].map((choice) => (
          <Checkbox
            key={choice}
            label={words.choices[choice]}
            checked={likes[kind].some((like) => like.choice === choice)}
            onChange={(chosen) => onChoose(choice, chosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
