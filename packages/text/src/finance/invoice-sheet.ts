/** What stands on a voucher of the tax office: simplified Chinese, whoever reads it. */
export const invoiceSheet = {
  items: {
    airFare: '*运输服务*航空客运',
    intlAirFare: '*运输服务*国际航空客运',
    railFare: '*运输服务*铁路客运',
    lodging: '*生活服务*代订住宿费',
    car: '*运输服务*代订用车',
    visa: '*商务辅助服务*签证代办费',
    meeting: '*会展服务*会议费',
    serviceFee: '*商务辅助服务*服务费',
    refundFee: '*商务辅助服务*退票费',
    changeFee: '*商务辅助服务*改签费',
    insurance: '*保险服务*保险费',
  },
  names: {
    airItinerary: '电子发票（航空运输电子客票行程单）',
    railTicket: '电子发票（铁路电子客票）',
    special: '电子发票（增值税专用发票）',
    ordinary: '电子发票（普通发票）',
    insurance: '电子发票（普通发票）',
  },
  fare: '票价（不含税）',
  fuel: '燃油附加费（不含税）',
  fund: '民航发展基金',
  ticketNo: '电子客票号',
  issuedOn: '开票日期',
  page: '样票 · 不得用于报销、抵扣或入账',
}
