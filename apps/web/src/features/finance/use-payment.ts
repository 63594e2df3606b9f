import { useQuery } from '@tanstack/react-query'
import { getPaymentState } from '../../api/calls/booking/payment'
import { readOptions } from '../../api/queries'

const pollEvery = 2000

/** The state of a payment; while it is pending the page asks every two seconds, only when it can be seen. */
export const usePayment = (paymentNo: string) =>
  useQuery({
    ...readOptions(getPaymentState, { paymentNo }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? pollEvery : false),
    refetchIntervalInBackground: false,
  })
