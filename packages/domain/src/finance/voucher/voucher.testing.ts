/** The XML of a general electronic invoice over one line; yuan. */
export const generalXml = (
  given: Partial<Record<'number' | 'at' | 'buyer' | 'taxNumber' | 'net' | 'rate' | 'tax' | 'amount' | 'red', string>> = {},
): string => {
  const { number, at, buyer, taxNumber, net, rate, tax, amount, red } = {
    number: '26312000000000000001',
    at: '2026-11-20 10:00:00',
    buyer: '样例科技有限公司',
    taxNumber: '',
    net: '300.00',
    rate: '0.06',
    tax: '18.00',
    amount: '318.00',
    red: '',
    ...given,
  }
  return `<?xml version="1.0" encoding="UTF-8"?><EInvoice><Header><InherentLabel><GeneralOrSpecialVAT>增值税专用发票</GeneralOrSpecialVAT></InherentLabel></Header>
<EInvoiceData><SellerInformation><SellerName>样例酒店</SellerName></SellerInformation><BuyerInformation><BuyerName>${buyer}</BuyerName><BuyerIdNum>${taxNumber}</BuyerIdNum></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>${net}</TotalAmWithoutTax><TotalTaxAm>${tax}</TotalTaxAm><TotalTax-includedAmount>${amount}</TotalTax-includedAmount></BasicInformation>
<IssuItemInformation><ItemName>住宿</ItemName><Amount>${net}</Amount><TaxRate>${rate}</TaxRate><ComTaxAm>${tax}</ComTaxAm><TotaltaxIncludedAmount>${amount}</TotaltaxIncludedAmount></IssuItemInformation>
${red === '' ? '' : `<SpecificInformation><RedEInvoice><OriginalInvoiceCode>${red}</OriginalInvoiceCode></RedEInvoice></SpecificInformation>`}</EInvoiceData>
<TaxSupervisionInfo><InvoiceNumber>${number}</InvoiceNumber><IssueTime>${at}</IssueTime></TaxSupervisionInfo></EInvoice>`
}

/** Handbook 10.5: 553 yuan are 507.34 and 45.66 of tax. */
export const railXml = (
  given: Partial<
    Record<'number' | 'train' | 'day' | 'fare' | 'net' | 'tax' | 'buyer' | 'taxNumber' | 'rate' | 'business', string>
  > = {},
): string => {
  const { number, train, day, fare, net, tax, buyer, taxNumber, rate, business } = {
    number: '26119166000000000001',
    train: 'G1',
    day: '2026-11-18',
    fare: '553.00',
    net: '507.34',
    tax: '45.66',
    buyer: '样例科技有限公司',
    taxNumber: '',
    rate: '9%',
    business: '售',
    ...given,
  }
  const element = (name: string, text: string): string => `<rai:${name}>${text}</rai:${name}>`
  return `<xbrl xmlns:rai="http://xbrl.mof.gov.cn/taxonomy/2021-11-30/rai">${[
    element('ElectronicInvoiceRailwayETicketNumber', number),
    element('DateOfIssue', day),
    element('TypeOfBusiness', business),
    element('TravelDate', day),
    element('TrainNumber', train),
    element('Fare', fare),
    element('TotalAmountExcludingTax', net),
    element('TaxRate', rate),
    element('TaxAmount', tax),
    element('NameOfPurchaser', buyer),
    element('UnifiedSocialCreditCodeOfPurchaser', taxNumber),
  ].join('')}</xbrl>`
}

/** Handbook 1.10: fare 860 and fuel 20 are 807.34 without tax and 72.66 of tax; the fund of 50 adds to the total alone. */
export const airXml = (
  given: Partial<
    Record<'number' | 'ticketNo' | 'fare' | 'fuel' | 'tax' | 'fund' | 'total' | 'buyer' | 'taxNumber' | 'rate' | 'status', string>
  > = {},
): string => {
  const { number, ticketNo, fare, fuel, tax, fund, total, buyer, taxNumber, rate, status } = {
    number: '26117000000000000001',
    ticketNo: '999-2160000001',
    fare: '788.99',
    fuel: '18.35',
    tax: '72.66',
    fund: '50.00',
    total: '930.00',
    buyer: '样例科技有限公司',
    taxNumber: '',
    rate: '0.09',
    status: '正常',
    ...given,
  }
  const element = (name: string, text: string): string => `<${name}>${text}</${name}>`
  return `<AirTransportElectronicTicketItinerary>${[
    element('ElectronicInvoiceAirTransportReceiptNumber', number),
    element('IssuingStatus', status),
    element('MarkingOfDomesticOrInternational', '国内'),
    element('NameOfPurchaser', buyer),
    element('UnifiedSocialCreditCodeOfPurchaser', taxNumber),
    element('ETicketNumber', ticketNo),
    element('Fare', fare),
    element('FuelSurcharge', fuel),
    element('VatRate', rate),
    element('VatTaxAmount', tax),
    element('CivilAviationDevelopmentFund', fund),
    element('OtherTaxes', '0.00'),
    element('TotalAmount', total),
  ].join('')}</AirTransportElectronicTicketItinerary>`
}
