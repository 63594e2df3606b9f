import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../../paths'
import { loadVoucher, VoucherDetail } from './voucher-detail'

export const loader = ({ request }: LoaderFunctionArgs) => loadVoucher(request)

/** A voucher of what the company paid (S2.49). */
export const Component = () => <VoucherDetail back={paths.companyVouchers()} />
