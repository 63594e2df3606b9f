type Detail = Record<string, string | number | undefined>

/** The sentence of every expected failure. */
export const text = {
  badRequest: '请求内容有误，请检查后重试',
  notFound: '您访问的内容不存在',
  tooManyRequests: '操作过于频繁，请稍后再试',
  unexpected: '系统出现意外，请稍后再试',
  unavailable: '服务暂不可用，请稍后再试',
  idempotencyKeyMissing: '请求缺少防重复标识，请刷新页面后重试',
  idempotencyKeyReused: '该请求已用于其他内容，请刷新页面后重试',

  notSignedIn: '请先登录',
  wrongPassword: '账号或密码错误',
  accountLocked: (detail: Detail) =>
    detail.minutes === undefined ? '登录失败次数过多，账号已暂时锁定' : `登录失败次数过多，请 ${detail.minutes} 分钟后再试`,
  accountDisabled: '该账号已停用，请联系差旅管理员',
  forbidden: '您没有此操作的权限',

  tempOrderUnknown: '未找到本次查询，请重新搜索',
  tempOrderExpired: '本次查询已过期，请重新搜索',
  orderUnknown: '未找到该订单',
  transitionRefused: (detail: Detail) =>
    detail.state === undefined ? '订单当前状态不支持此操作' : `订单${detail.state}，不支持此操作`,
  orderChanged: '订单已有变动，请刷新后再试',
  approvalUnknown: '未找到该审批',
  approvalNotYours: '该审批不由您处理',
  approvalDecided: '该审批已处理完毕',
  approvalExpired: '审批已超过时限',
  rejectReasonMissing: '请填写驳回原因',
  policyForbids: '该航班超出差旅标准，不可预订',
  violationReasonMissing: (detail: Detail) => (detail.name === undefined ? '请选择超标原因' : `请为${detail.name}选择超标原因`),
  travellerUnknown: '未找到该出行人',
  travellerNotAllowed: (detail: Detail) => (detail.name === undefined ? '您不能为该出行人预订' : `您不能为${detail.name}预订`),
  travellerTwice: (detail: Detail) => (detail.name === undefined ? '出行人重复' : `出行人${detail.name}重复`),
  tooManyTravellers: (detail: Detail) => `一张订单最多 ${detail.max ?? 9} 位出行人`,
  credentialUnknown: (detail: Detail) => (detail.name === undefined ? '请选择有效证件' : `请为${detail.name}选择有效证件`),
  credentialExpired: (detail: Detail) =>
    detail.name === undefined ? '证件在出行日已过期' : `${detail.name}的证件在出行日已过期`,
  costCentreUnknown: '请选择有效的成本中心',
  contactInvalid: (detail: Detail) => (detail.why === undefined ? '请填写正确的联系方式' : String(detail.why)),
  samePassenger: (detail: Detail) =>
    detail.name === undefined ? '乘机人已有同日同航班的订单' : `${detail.name}已有同日同航班的订单${detail.orderNo ?? ''}`,
  applicationChoice: '有多个出差申请单可用，请选择',
  applicationUnknown: '未找到该出差申请单',
  applicationRefused: (detail: Detail) =>
    detail.state === undefined ? '出差申请单当前状态不支持此操作' : `出差申请单${detail.state}，不支持此操作`,
  applicationChanged: '出差申请单已有变动，请刷新后再试',
  applicationInvalid: (detail: Detail) => (detail.why === undefined ? '请检查出差申请单的内容' : String(detail.why)),
  applicationNotBookable: (detail: Detail) =>
    detail.state === undefined ? '该出差申请单目前不可用于预订' : `该出差申请单${detail.state}，目前不可用于预订`,
  applicationMismatch: (detail: Detail) => (detail.why === undefined ? '预订内容与出差申请单不符' : String(detail.why)),
  applicationBudgetExceeded: (detail: Detail) =>
    detail.left === undefined ? '出差申请单的预算不足' : `出差申请单的预算不足，剩余 ${detail.left}，本次需要 ${detail.needed}`,
  budgetInsufficient: (detail: Detail) =>
    detail.left === undefined ? '部门预算不足' : `${detail.name}的预算不足，剩余 ${detail.left}，本次需要 ${detail.needed}`,
  applicationRequired: '贵公司要求凭出差申请单预订，未找到符合的申请单，请先提交申请',
  serviceAgreementExpired: '贵公司的服务协议不在有效期内，暂不能因公预订',
  bookingNotOpen: '暂未开通此预订服务',

  cityMissing: '出发和到达城市不能为空',
  citySame: '出发和到达城市不能相同，请重新选择',
  cityUnknown: (detail: Detail) => (detail.city === undefined ? '未找到该城市' : `未找到城市 ${detail.city}`),
  cityWithoutAirport: (detail: Detail) =>
    detail.city === undefined ? '该城市没有机场，请选择邻近机场' : `${detail.city} 没有机场，请选择邻近机场`,
  dateInvalid: '请选择有效的日期',
  datePast: '日期不能早于今天',
  dateTooFar: (detail: Detail) => (detail.last === undefined ? '日期超出可预订范围' : `日期不能晚于 ${detail.last}`),
  returnBeforeDeparture: '返回日期不能早于出发日期',
  flightUnknown: '未找到该航班，请重新搜索',
  fareSoldOut: '该舱位已售完，请重新选择',
  priceChanged: (detail: Detail) =>
    detail.total === undefined ? '价格有变动，请确认新价格' : `价格已变为 ${detail.total}，请确认后继续`,
  saleClosed: '该航班已停止销售',
  connectionImpossible: '返程起飞时间早于去程到达时间，请重新选择',
  fareNotForPersonal: '该价格仅限因公出行',
  supplierFailed: '航司系统暂时没有应答，请稍后再试',

  paymentUnknown: '未找到该支付单',
  paymentClosed: '该支付已关闭',
  creditInsufficient: '企业额度不足，请改用个人支付或联系差旅管理员',
  paymentWayNotAllowed: '该订单不支持此支付方式',
  callbackSignatureWrong: '支付通知签名有误',
  amountMismatch: '金额不一致，请刷新后重试',
}
