import { safetyStatuses } from '@sojourn/contract/admin/orders/incident-words'
import { flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

export const incidentSearch = listSearch({ keyword: words(), closed: flag })
export type IncidentSearch = Searched<typeof incidentSearch>

/** Whom the page of an incident shows. */
export const peopleSearch = listSearch({ incidentId: words(40), status: oneOf(safetyStatuses, ''), keyword: words() })
export type PeopleSearch = Searched<typeof peopleSearch>
