import type { MatchedApplication } from '@sojourn/contract/booking/application/application.shapes'
import type { queryMatchTravelApplyOrderList } from '../../../../api/calls/booking/application/application'
import type { WebRequest } from '../../../../api/web-call'

export type PickerRequest = WebRequest<NonNullable<(typeof queryMatchTravelApplyOrderList)['contract']>>
/** What a person may search by (S2.58). */
export type PickerSearch = Omit<
  PickerRequest,
  'page' | 'productType' | 'bookType' | 'tempOrderNo' | 'applyOrderMatchDateUnlimited'
>

export interface Selecting {
  /** The application that is being taken over right now. */
  busyNo?: string | undefined
  /** Selecting one (S4.16); without it the dialog is for looking only (S2.60). */
  onSelect?: ((application: MatchedApplication) => void) | undefined
}
