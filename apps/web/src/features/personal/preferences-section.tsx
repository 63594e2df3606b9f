import type { LikeChoice, LikeKind, TravelLike } from '@sojourn/contract/personal/travel-preference.calls'
import { likeOptions, singleKinds } from '@sojourn/domain/personal/travel-likes'
import { queryTipPreferences } from '../../api/calls/personal/preference'
import { getMyTravelPreferences, saveMyTravelPreferences } from '../../api/calls/personal/travel-preference'
import { useEmployee } from '../../api/employee'
import { useRead, useWrite } from '../../api/queries'
import { Badge } from '../../kit/marks/badge'
import { Button } from '../../kit/actions/button'
import { Checkbox } from '../../kit/forms/checkbox'
import { ErrorState } from '../../kit/feedback/error-state'
import { DraftNote } from '../../kit/forms/draft-note'
import { Field } from '../../kit/forms/field'
import { TextArea } from '../../kit/forms/input'
import { Card } from '../../kit/layout/page'
import { RadioGroup } from '../../kit/forms/radio-group'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useKeptDraft } from '../../kit/forms/use-kept-draft'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import styles from './profile.module.css'

const shownKinds = ['flightSeat', 'meal', 'trainSeat', 'hotel'] as const

/** How I like to travel (S3.54); the agency's labels and VIP mark are shown only. */
export function PreferencesSection() {
  const text = useText('personal/profile')
  const { data, error, refetch } = useRead(getMyTravelPreferences, {})
  return (
    <Card title={text.preferences} className={styles['card']}>
      <p className={styles['soft']}>{text.preferencesLead}</p>
      {data ? (
        <>
          {(data.isVip || data.labels.length > 0) && (
            <div className={styles['labels']}>
              <span className={styles['soft']}>{text.labels}</span>
              {data.isVip && <Badge tone="brand">{text.vip}</Badge>}
              {data.labels.map((label) => (
                <Badge key={label}>{label}</Badge>
              ))}
            </div>
          )}
          <LikesForm likes={data.likes} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={48} />
      )}
    </Card>
  )
}

function LikesForm({ likes: saved }: { likes: readonly TravelLike[] }) {
  const text = useText('personal/profile')
  const draft = useKeptDraft({ owner: useEmployee(), form: 'likes', fresh: () => ({ likes: saved }) })
  const { likes } = draft.value
  const setLikes = (next: readonly TravelLike[]) => draft.change({ likes: next })
  const save = useWrite(saveMyTravelPreferences, [getMyTravelPreferences, queryTipPreferences])
  const note = likes.find(({ kind }) => kind === 'other')?.remark ?? ''
  const setNote = (remark: string) =>
    setLikes([...without(likes, 'other'), ...(remark ? [{ kind: 'other', choice: 'none', remark } as const] : [])])
  const kept = likes.filter(({ kind, remark }) => kind !== 'other' || remark.trim() !== '')
  const onSuccess = () => {
    draft.forget()
    toast(text.preferencesSaved, 'good')
  }
  const submit = () => save.mutate({ likes: kept }, { onSuccess, onError: (failure) => toast(failure.message, 'bad') })
  return (
    <div className={styles['likes']}>
      {shownKinds.map((kind) => (
        <LikesOf key={kind} kind={kind} saved={saved} likes={likes} onChange={setLikes} />
      ))}
      <Field label={text.note} hint={text.noteHint}>
        {(control) => (
          <TextArea {...control} rows={2} maxLength={100} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <DraftNote draft={draft} />
      <Button
        kind="brand"
        className={styles['actions']}
        busy={save.isPending}
        disabledReason={JSON.stringify(kept) === JSON.stringify(saved) ? text.same : undefined}
        onClick={submit}
      >
        {text.save}
      </Button>
    </div>
  )
}

const without = (likes: readonly TravelLike[], kind: LikeKind, choice?: LikeChoice) =>
  likes.filter((like) => like.kind !== kind || (choice !== undefined && like.choice !== choice))

interface LikesOfProps {
  kind: LikeKind
  saved: readonly TravelLike[]
  likes: readonly TravelLike[]
  onChange: (likes: readonly TravelLike[]) => void
}

/** One choice where one excludes the others, otherwise boxes. */
function LikesOf({ kind, saved, likes, onChange }: LikesOfProps) {
  const text = useText('personal/profile')
  const words = useText('personal/preference')
  /** A remark that stands with a choice stays while the choice does. */
  const like = (choice: LikeChoice): TravelLike =>
    saved.find((one) => one.kind === kind && one.choice === choice) ?? { kind, choice, remark: '' }
  if (singleKinds.has(kind))
    return (
      <RadioGroup<LikeChoice>
        label={words.kinds[kind]}
        showLabel
        value={likes.find((one) => one.kind === kind)?.choice ?? 'none'}
        onChange={(choice) => onChange(choice === 'none' ? without(likes, kind) : [...without(likes, kind), like(choice)])}
        choices={[
          { value: 'none', label: text.noPreference },
          ...likeOptions[kind].map((value) => ({ value, label: words.choices[value] })),
        ]}
      />
    )
  return (
    <fieldset>
      <legend>{words.kinds[kind]}</legend>
      <div className={styles['boxes']}>
        {likeOptions[kind].map((choice) => (
          <Checkbox
            key={choice}
            label={words.choices[choice]}
            checked={likes.some((one) => one.kind === kind && one.choice === choice)}
            onChange={(chosen) => onChange(chosen ? [...likes, like(choice)] : without(likes, kind, choice))}
          />
        ))}
      </div>
    </fieldset>
  )
}
