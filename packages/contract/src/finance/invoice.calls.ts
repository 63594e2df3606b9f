import { Type } from 'typebox'
import { call } from '../kit/call'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { invoiceItems, invoiceKinds, invoiceLinesAtMost, invoiceStates, personalTitleAtMost, vatKinds } from './invoice-words'
import { Invoice, InvoiceableOrder, InvoiceApplication, InvoiceTitle, WholeInvoice } from './invoice.shapes'

const BillNo = Type.String({ minLength: 1, maxLength: 40 })
const ApplicationNo = Type.String({ minLength: 1, maxLength: 40 })
const InvoiceId = Type.String({ format: 'uuid' })
const Keys = Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 1, maxItems: invoiceLinesAtMost })
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const Email = Type.String({ maxLength: 200 })
/** How many, and fen. */
const CountedInvoiceLines = Type.Object({ count: Type.Integer(), amount: Type.Integer() })
/** Only what was sold as this. */
const OfItem = { item: Type.Optional(words(...invoiceItems)) }
const PersonalTitle = Type.String({ maxLength: personalTitleAtMost })

export const searchInvoiceable = call({
  summary: 'What a person has paid for orders and may have invoiced, by order, newest first.',
  method: 'POST',
  path: 'api/Invoice/SearchInvoiceable',
  clause: 'S2.40',
  request: Type.Object(PageRequest),
  response: Page(InvoiceableOrder),
})

export const applyForInvoices = call({
  summary: 'Plans the invoices of what a person has paid; nothing is issued before it is confirmed.',
  method: 'POST',
  path: 'api/Invoice/Apply',
  write: true,
  clause: 'S2.40',
  request: Type.Object({ keys: Keys, title: PersonalTitle, email: Email }),
  response: Type.Object({ applicationNo: Type.String() }),
  problems: ['invoiceThingUnknown', 'invoiceThingTaken', 'invoiceLapsed', 'invoiceTitleMissing', 'invoiceEmailWrong'],
})

export const searchBillInvoiceable = call({
  summary: 'What a confirmed bill charges and may be invoiced, by order, with the titles of the company.',
  method: 'POST',
  path: 'api/Invoice/SearchBillInvoiceable',
  access: 'readCompany',
  clause: 'S2.41',
  request: Type.Object({ billNo: BillNo, ...OfItem, ...PageRequest }),
  response: Type.Object({
    list: Type.Array(InvoiceableOrder),
    next: Type.Optional(Type.String()),
    titles: Type.Array(InvoiceTitle),
  }),
  problems: ['billUnknown', 'billUnconfirmed'],
})

/** Without a title each thing is written to the legal entity of its department. Either things are named, or all that is left of some kinds. */
export const applyForBillInvoices = call({
  summary: 'Plans the invoices of what a confirmed bill charges, by title and kind; nothing is issued before it is confirmed.',
  method: 'POST',
  path: 'api/Invoice/ApplyForBill',
  access: 'finance',
  write: true,
  clause: 'S2.41',
  request: Type.Object({
    billNo: BillNo,
    keys: Type.Optional(Keys),
    rest: Type.Optional(
      Type.Object({ kinds: Type.Array(words(...invoiceKinds), { minItems: 1, maxItems: invoiceKinds.length }), ...OfItem }),
    ),
    entityId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    kind: words(...vatKinds),
    email: Email,
  }),
  response: Type.Object({
    applicationNo: Type.String(),
    /** There is more left than one application holds. */
    more: Type.Optional(Type.Literal(true)),
  }),
  problems: [
    'billUnknown',
    'billUnconfirmed',
    'invoiceChoiceMissing',
    'invoiceThingUnknown',
    'invoiceThingTaken',
    'invoiceLapsed',
    'invoiceTitleUnknown',
    'invoiceSpecialRefused',
    'invoiceEmailWrong',
  ],
})

export const getBillInvoiced = call({
  summary: 'What of a confirmed bill has its invoices, and what is left to invoice.',
  method: 'GET',
  path: 'api/Invoice/GetInvoicedOfBill',
  access: 'readCompany',
  clause: 'S2.41',
  request: Type.Object({ billNo: BillNo }),
  response: Type.Object({
    invoiced: CountedInvoiceLines,
    /** Planned and not yet confirmed. */
    awaiting: CountedInvoiceLines,
    /** Absent where there is so much that nobody counts it while somebody waits. */
    left: Type.Optional(CountedInvoiceLines),
    /** Of its orders, what was travelled on without a voucher, as the radar has it. */
    missing: CountedInvoiceLines,
  }),
  problems: ['billUnknown', 'billUnconfirmed'],
})

export const getInvoiceApplication = call({
  summary: 'One application: the invoices that it leads to, line by line with their tax.',
  method: 'GET',
  path: 'api/Invoice/GetApplication',
  clause: 'S2.40',
  request: Type.Object({ applicationNo: ApplicationNo }),
  response: InvoiceApplication,
  problems: ['invoiceApplicationUnknown'],
})

export const confirmInvoiceApplication = call({
  summary: 'Has the planned invoices issued.',
  method: 'POST',
  path: 'api/Invoice/ConfirmApplication',
  write: true,
  clause: 'S2.40',
  request: Type.Object({ applicationNo: ApplicationNo, version: Version }),
  response: Type.Object({ applicationNo: Type.String(), version: Type.Integer() }),
  problems: ['invoiceApplicationUnknown', 'invoiceMoved', 'invoiceThingTaken', 'invoiceLapsed'],
})

export const withdrawInvoiceApplication = call({
  summary: 'Gives an application up that was not confirmed; what it planned may be applied for again.',
  method: 'POST',
  path: 'api/Invoice/WithdrawApplication',
  write: true,
  clause: 'S2.40',
  request: Type.Object({ applicationNo: ApplicationNo, version: Version }),
  response: Type.Object({ applicationNo: Type.String(), version: Type.Integer() }),
  problems: ['invoiceApplicationUnknown', 'invoiceMoved'],
})

const Narrowed = {
  kinds: Type.Optional(Type.Array(words(...invoiceKinds), { minItems: 1, maxItems: invoiceKinds.length })),
  states: Type.Optional(Type.Array(words(...invoiceStates), { minItems: 1, maxItems: invoiceStates.length })),
}

export const searchInvoices = call({
  summary: "A person's own invoices, newest first.",
  method: 'POST',
  path: 'api/Invoice/Search',
  clause: 'S2.40',
  request: Type.Object({ ...Narrowed, ...PageRequest }),
  response: Page(Invoice),
})

export const searchBillInvoices = call({
  summary: 'The invoices of a bill, newest first.',
  method: 'POST',
  path: 'api/Invoice/SearchOfBill',
  access: 'readCompany',
  clause: 'S2.41',
  request: Type.Object({ billNo: BillNo, ...OfItem, ...Narrowed, ...PageRequest }),
  response: Page(Invoice),
  problems: ['billUnknown'],
})

export const getInvoice = call({
  summary: 'One invoice with its lines, and what became of it.',
  method: 'GET',
  path: 'api/Invoice/Get',
  clause: 'S2.40',
  request: Type.Object({ invoiceId: InvoiceId }),
  response: WholeInvoice,
  problems: ['invoiceUnknown'],
})

/** A person names the title, a company one of its own. */
export const reissueInvoice = call({
  summary: 'Takes an issued invoice back with a red-letter invoice and writes it to another title, or as another kind.',
  method: 'POST',
  path: 'api/Invoice/Reissue',
  write: true,
  clause: 'S2.40',
  request: Type.Object({
    invoiceId: InvoiceId,
    version: Version,
    title: Type.Optional(PersonalTitle),
    entityId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** Of what the agency writes to a company: special in place of ordinary, or the other way. */
    kind: Type.Optional(words(...vatKinds)),
  }),
  response: Type.Object({ invoiceId: Type.String() }),
  problems: [
    'invoiceLapsed',
    'invoiceUnknown',
    'invoiceMoved',
    'invoiceTitleMissing',
    'invoiceTitleUnknown',
    'invoiceTitleSame',
    'invoiceSpecialRefused',
  ],
})

export const markInvoices = call({
  summary: 'Notes that issued vouchers were printed, or sent to whoever needs them.',
  method: 'POST',
  path: 'api/Invoice/Mark',
  write: true,
  clause: 'S2.40',
  request: Type.Object({ invoiceIds: Type.Array(InvoiceId, { minItems: 1, maxItems: 50 }), mark: words('printed', 'mailed') }),
  response: Type.Object({ count: Type.Integer() }),
  problems: ['invoiceUnknown', 'invoiceMoved'],
})
