import { queryClient, readOptions } from '../../api/queries'
import { getSignInOptions } from '../../api/calls/access/account'
import { loadTexts } from '../../kit/text/text'

/** What every page before signing in reads: its words, and whether messages wait in an outbox. */
export async function accountLoader(): Promise<null> {
  void queryClient.prefetchQuery({ ...readOptions(getSignInOptions, {}), staleTime: Infinity })
  await loadTexts('access/account', 'access/password', 'booking/traveller', 'kit/widgets', 'kit/dialling-code', 'app/shell')
  return null
}
