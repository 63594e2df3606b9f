import type { LikeChoice, LikeKind, TravelLike } from '@sojourn/contract/personal/travel-preference.calls'
import { likeOptions, singleKinds } from '@sojourn/domain/personal/travel-likes'
import type { EditField, FieldWords } from '../../kit/edit/edit-fields'

/** Likes by kind, in the order in which they are offered. */
export type LikesByKind = Readonly<Record<LikeKind, readonly TravelLike[]>>

export function byKind(likes: readonly TravelLike[]): LikesByKind {
  const of = (kind: LikeKind) =>
    likeOptions[kind].flatMap((choice) => likes.filter((like) => like.kind === kind && like.choice === choice))
  return { flightSeat: of('flightSeat'), meal: of('meal'), trainSeat: of('trainSeat'), hotel: of('hotel'), other: of('other') }
}

/** What is sent: a note without words is none. */
export const likesOf = ({ flightSeat, meal, trainSeat, hotel, other }: LikesByKind): TravelLike[] => [
  ...flightSeat,
  ...meal,
  ...trainSeat,
  ...hotel,
  ...other.filter(({ remark }) => remark.trim() !== ''),
]

export const noteOf = ({ other: [note] }: LikesByKind): string => note?.remark ?? ''

export const withNote = (likes: LikesByKind, remark: string): LikesByKind => ({
  ...likes,
  other: remark === '' ? [] : [{ kind: 'other', choice: 'none', remark }],
})

interface ChangedChoice {
  kind: LikeKind
  choice: LikeChoice
  chosen: boolean
  saved: LikesByKind
}

/** A choice more, or one less; where one excludes the others it takes their place. A remark that stands with a choice stays while the choice does. */
export function withChoice(likes: LikesByKind, { kind, choice, chosen, saved }: ChangedChoice): LikesByKind {
  const like = saved[kind].find((one) => one.choice === choice) ?? { kind, choice, remark: '' }
  const others = singleKinds.has(kind) ? [] : likes[kind].filter((one) => one.choice !== choice)
  return { ...likes, [kind]: byKind(chosen ? [...others, like] : others)[kind] }
}

export interface LikeWords {
  kinds: Readonly<Record<LikeKind, string>>
  choices: Readonly<Record<LikeChoice, string>>
  noPreference: string
  note: string
}

/** The fields of the form, in its order. */
export function likeFields({ kinds, choices, noPreference, note }: LikeWords): EditField<LikesByKind>[] {
  const words = ({ choice, remark }: TravelLike) => (remark ? `${choices[choice]} (${remark})` : choices[choice])
  const field = (kind: LikeKind, say: (likes: LikesByKind) => FieldWords): EditField<LikesByKind> => ({
    key: kind,
    label: kinds[kind],
    words: say,
    part: (likes) => likes[kind],
    take: (into, from) => ({ ...into, [kind]: from[kind] }),
  })
  const one = (kind: LikeKind) => field(kind, ({ [kind]: [like] }) => (like ? words(like) : noPreference))
  return [
    one('flightSeat'),
    one('meal'),
    one('trainSeat'),
    field('hotel', ({ hotel }) => hotel.map(words)),
    { ...field('other', noteOf), label: note, part: (likes) => noteOf(likes).trim() },
  ]
}
