import {
  applicationButtons,
  type ApplicationButton,
  type ApplicationState,
} from '@sojourn/contract/booking/application/application.codes'
import type { ApplicationButtonItem } from '@sojourn/contract/booking/application/application.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { applicationText } from '@sojourn/text/booking/application/words'
import { isAsked, isBookable, isEnded, isWritable } from './transitions'

export interface ViewedApplication {
  state: ApplicationState
  applicantId: string
  travellerIds: readonly string[]
  limitTraveler: boolean
  /** Everybody with a part in the approval. */
  approverIds: readonly string[]
}

/** What this person may do with an application now (handbook 9.2); a button that cannot be used says why. */
export function buttonsOf(application: ViewedApplication, viewerId: string, language: Language): ApplicationButtonItem[] {
  const text = applicationText[language]
  const button = (type: ApplicationButton, reason?: string): ApplicationButtonItem => ({
    name: text.buttons[type],
    type: applicationButtons.code(type),
    enabled: reason === undefined,
    ...(reason === undefined ? {} : { reason }),
  })
  const own = application.applicantId === viewerId
  const mayTravel = own || !application.limitTraveler || application.travellerIds.includes(viewerId)
  const waiting = isAsked(application.state)
  const book = mayTravel && !isEnded(application.state) && !isWritable(application.state)
  const concerned = own || application.approverIds.includes(viewerId) || application.travellerIds.includes(viewerId)
  return [
    button('view'),
    ...(book ? [button('book', bookingRefusal(application.state, language))] : []),
    ...(own ? ownButtons(application.state).map((type) => button(type)) : []),
    ...(waiting && application.approverIds.length > 0 && concerned ? [button('viewApproval')] : []),
  ]
}

function ownButtons(state: ApplicationState): ApplicationButton[] {
  if (isWritable(state)) return ['edit', 'delete']
  if (isBookable(state)) return ['modify', 'revoke', 'close', 'copy']
  if (isAsked(state)) return ['withdraw']
  return state === 'deleted' ? [] : ['copy']
}

function bookingRefusal(state: ApplicationState, language: Language): string | undefined {
  const text = applicationText[language]
  if (isBookable(state)) return undefined
  if (state === 'modifying') return text.changeWaiting
  return state === 'revoking' ? text.revokeWaiting : text.notYet
}

/** The buttons of an application in the picker (S2.60, S4.16): view it, or select it for the booking. */
export const pickerButtons = (language: Language): ApplicationButtonItem[] =>
  (['view', 'select'] as const).map((type) => ({
    name: applicationText[language].buttons[type],
    type: applicationButtons.code(type),
    enabled: true,
  }))
