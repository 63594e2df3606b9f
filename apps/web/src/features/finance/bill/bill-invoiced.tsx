import { getBillInvoiced } from '../../../api/calls/finance/invoice'
import { useRead } from '../../../api/queries'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './bill.module.css'

/** Where a bill that no longer changes is invoiced, with what has its invoices and what is left. */
export function BillInvoiced({ billNo }: { billNo: string }) {
  const text = useText('finance/bill/page')
  const { data } = useRead(getBillInvoiced, { billNo }, { staleTime: 0 })
  return (
    <Card title={text.invoices}>
      <p className={styles['lead']}>{text.invoicesLead}</p>
      {data && (
        <FigureTiles>
          <Fact name={text.invoiced({ count: data.invoiced.count })}>{formatPrice(data.invoiced.amount)}</Fact>
          {data.awaiting.count > 0 && (
            <Fact name={text.toConfirm({ count: data.awaiting.count })}>{formatPrice(data.awaiting.amount)}</Fact>
          )}
          {data.left && <Fact name={text.toInvoice({ count: data.left.count })}>{formatPrice(data.left.amount)}</Fact>}
          {data.missing.count > 0 && (
            <Fact name={text.vouchersMissing({ count: data.missing.count })}>
              <Link to={paths.voucherRadar()}>{formatPrice(data.missing.amount)}</Link>
            </Fact>
          )}
        </FigureTiles>
      )}
      <div className={styles['actions']}>
        <ButtonLink to={paths.billSpecial({ billNo })}>{text.specialInvoices}</ButtonLink>
        <ButtonLink to={paths.billElectronic({ billNo })}>{text.electronicInvoices}</ButtonLink>
        <ButtonLink to={paths.billManual({ billNo })}>{text.manualInvoices}</ButtonLink>
      </div>
    </Card>
  )
}
