/** What we need of whoever keeps a company's own wallet or card, charged when an order is paid (因公付, handbook 6.4). */
export interface CompanyAccountSupply {
  /** Takes the money, or says why not; repeating the key answers as the first time and takes nothing more. */
  charge(request: {
    key: string
    enterpriseId: number
    amount: number
    currency: string
  }): Promise<{ tradeNo: string } | { refusal: string }>
  /** Gives a part back of what was charged under `chargeKey`, once for a key, and answers as the first time; rejects where it could not. */
  refund(request: { key: string; chargeKey: string; amount: number }): Promise<{ refundNo: string }>
  /** Nothing stays charged under the key, nor is charged under it when the request for it arrives later; harmless when nothing was. */
  cancel(request: { key: string }): Promise<void>
}
