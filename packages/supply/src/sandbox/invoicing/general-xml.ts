import type { IssuedVoucher, VoucherRequest } from '../../ports/invoicing'
import { known, rateOf, xmlOf, yuan, type Element } from './xml'

type Written = Omit<IssuedVoucher, 'xml'>

const kindNames = { special: '增值税专用发票', ordinary: '普通发票', insurance: '普通发票' } as const

/** A general electronic invoice (数电票): agency and insurers. What carries tax and what does not stand in lines of their own sums. */
export function generalXml(request: VoucherRequest, { number, issuedAt, seller }: Written): string {
  const { kind, buyer, lines, net, tax, amount, reverses } = request
  return xmlOf([
    'EInvoice',
    [
      ['Header', [['InherentLabel', [['GeneralOrSpecialVAT', kindNames[kind as keyof typeof kindNames]]]]]],
      [
        'EInvoiceData',
        [
          ['SellerInformation', party('Seller', seller)],
          ['BuyerInformation', party('Buyer', buyer)],
          [
            'BasicInformation',
            [
              ['TotalAmWithoutTax', yuan(net)],
              ['TotalTaxAm', yuan(tax)],
              ['TotalTax-includedAmount', yuan(amount)],
              ['RequestTime', request.at],
            ],
          ],
          ...lines.map((line): Element => [
            'IssuItemInformation',
            [
              ['ItemName', line.words],
              ['Amount', yuan(line.net)],
              ['TaxRate', rateOf(line.rate)],
              ['ComTaxAm', yuan(line.tax)],
              ['TotaltaxIncludedAmount', yuan(line.amount)],
            ],
          ]),
          ['SpecificInformation', reverses === undefined ? undefined : [['RedEInvoice', [['OriginalInvoiceCode', reverses]]]]],
        ],
      ],
      [
        'TaxSupervisionInfo',
        [
          ['InvoiceNumber', number],
          ['IssueTime', issuedAt],
        ],
      ],
    ],
  ])
}

const party = (side: 'Seller' | 'Buyer', { name, taxNumber }: { name: string; taxNumber: string }): Element[] => [
  [`${side}Name`, name],
  [`${side}IdNum`, known(taxNumber)],
]
