import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../../paths'
import { loadVoucher, VoucherDetail } from './voucher-detail'

export const loader = ({ request }: LoaderFunctionArgs) => loadVoucher(request)

/** A voucher that the caller uploaded (S2.40). */
export const Component = () => <VoucherDetail back={paths.vouchers()} />
