type Detail = Record<string, string | number | undefined>

const waiting = (seconds: number): string =>
  seconds === 0 ? '稍' : seconds < 100 ? ` ${seconds} 秒` : ` ${Math.ceil(seconds / 60)} 分钟`

const arranged: Readonly<Record<string, string>> = {
  flight: '国内机票',
  intlFlight: '国际机票',
  hotel: '国内酒店',
  intlHotel: '国际酒店',
  train: '火车票',
  car: '用车',
}

/** The sentence of every expected failure. */
export const text = {
  badRequest: '请求内容有误，请检查后重试',
  notFound: '您访问的内容不存在',
  tooManyRequests: (detail: Detail): string => `操作过于频繁，请${waiting(Number(detail.retryAfter ?? 0))}后再试`,
  unexpected: '系统出现意外，请稍后再试',
  unavailable: '服务暂不可用，请稍后再试',
  storageFull: '存储空间已满，本次操作未保存，查询不受影响，请稍后再试',
  idempotencyKeyMissing: '请求缺少防重复标识，请刷新页面后重试',
  idempotencyKeyReused: '该请求已用于其他内容，请刷新页面后重试',

  notSignedIn: '请先登录',
  wrongPassword: '账号或密码错误',
  accountLocked: (detail: Detail) =>
    detail.minutes === undefined ? '失败次数过多，请稍后再试' : `失败次数过多，请 ${detail.minutes} 分钟后再试，或换用验证码`,
  accountDisabled: '该账号已停用，请联系差旅管理员',
  forbidden: '您没有此操作的权限',
  insecureAddress: '该地址未加密，无法安全登录，请通过 https 地址访问',
  accountNotActivated: '该账号尚未激活，请先激活账号',
  accountActivated: '该账号已激活，请直接登录',
  accountExists: '该手机号或邮箱已有账号，请直接登录',
  codeTooSoon: (detail: Detail) =>
    detail.seconds === undefined ? '验证码发送过于频繁，请稍后再试' : `验证码发送过于频繁，请 ${detail.seconds} 秒后再试`,
  codeTooMany: '今日获取验证码次数已达上限，请明天再试',
  codeWrong: '验证码错误，请重新输入',
  codeExpired: '验证码已失效，请重新获取',
  ticketSpent: '链接或验证已失效，请重新操作',
  passwordRejected: (detail: Detail) => (detail.why === undefined ? '密码不符合要求' : String(detail.why)),
  oldPasswordWrong: '原密码错误',
  secondFactorNeeded: '请完成两步验证',
  secondStepOver: '本次登录已超时，请重新登录',
  secondFactorWrong: (detail: Detail): string =>
    detail.way === 'recovery' ? '恢复码错误或已使用过，请换一个未使用的恢复码' : '验证码错误或已使用过，请等待新的验证码',
  secondFactorLocked: (detail: Detail) =>
    detail.minutes === undefined ? '两步验证失败次数过多，请稍后再试' : `两步验证失败次数过多，请 ${detail.minutes} 分钟后再试`,
  secondFactorThere: '您已设置两步验证，如需更换请先移除',
  secondFactorGone: '尚未设置两步验证，请刷新页面',
  proofWrong: '密码或验证码错误',
  passkeyRefused: '通行密钥未通过验证，请重试',
  passkeysFull: '通行密钥最多 10 个，请先移除不再使用的',
  invitationWrong: '邀请码错误，请向贵公司的差旅管理员确认',
  enterpriseNameInvalid: '请输入正确的企业名称',
  membershipNotOffered: '贵公司未开通会员服务',
  membershipNotForYou: '该账号不参与会员计划',
  membershipEnded: '您已退出会员计划',

  paymentAppRefused: '您在支付应用中拒绝了授权',
  paymentAppNotInForce: '贵公司尚未开通支付应用企业码',
  ssoNotSet: '未配置可前往的站点',
  ssoPathWrong: '只能前往站内页面',
  ssoTicketInvalid: '登录链接已使用或已过期，请重新进入或用账号登录',
  customerNotServed: '该企业不在您的服务范围内',
  customerUnknown: '未找到该客户，或客户已离职',
  agentReasonMissing: '请填写协助原因和来电或工单编号',
  agentTicketInvalid: '链接已使用或已过期，请在客服工作台重新打开',
  agencyWorkGone: '该事项已处理，不再等待',
  agencyWorkTaken: '该事项现由其他同事负责，请刷新后再试',
  agentNotPermitted: '代客操作时不能使用此功能，请由客户本人操作',
  tempOrderUnknown: '未找到本次查询，请重新搜索',
  tempOrderExpired: '本次查询已过期，请重新搜索',
  orderUnknown: '未找到该订单',
  transitionRefused: (detail: Detail) =>
    detail.state === undefined ? '订单当前状态不支持此操作' : `订单${detail.state}，不支持此操作`,
  leaveUnanswered: '供应商还没有答复能否取消，订单暂时保留。收到答复后订单会自动更新，也可稍后再取消',
  supplierSilent: '供应商暂时没有答复，请稍后再试',
  orderPlacing: '供应商还没有答复，订单正在确认中：订到后会出现在订单列表，订不到会写信告诉您，请不要重复提交',
  seatsPending: '仍在占座，还没有结果。占到座位后订单会自动提交，并通知您',
  orderChanged: '订单已有变动，请刷新后再试',
  approvalUnknown: '未找到该审批',
  approvalNotYours: '该审批不由您处理',
  approvalNotYourTurn: '尚未轮到您审批，轮到时会通知您',
  approvalDecided: '该审批已处理完毕',
  approvalExpired: '审批已超过时限',
  rejectReasonMissing: '请填写驳回原因',
  policyForbids: '所选内容超出差旅标准，不可预订',
  violationReasonMissing: (detail: Detail) => (detail.name === undefined ? '请选择超标原因' : `请为${detail.name}选择超标原因`),
  travellerUnknown: '未找到该出行人',
  travellerNotAllowed: (detail: Detail) => (detail.name === undefined ? '您不能为该出行人预订' : `您不能为${detail.name}预订`),
  arrangerNotAllowed: (detail: Detail) => {
    const ofProduct = arranged[String(detail.product)] ?? ''
    return `您没有为${detail.name ?? '该出行人'}预订${ofProduct}的代订权限，请联系差旅管理员`
  },
  travellerTwice: (detail: Detail) => (detail.name === undefined ? '出行人重复' : `出行人${detail.name}重复`),
  tooManyTravellers: (detail: Detail) => `一张订单最多 ${detail.max ?? 9} 位出行人`,
  credentialUnknown: (detail: Detail) => (detail.name === undefined ? '请选择有效证件' : `请为${detail.name}选择有效证件`),
  credentialExpired: (detail: Detail) =>
    detail.name === undefined ? '证件在出行日已过期' : `${detail.name}的证件在出行日已过期`,
  costCentreUnknown: '请选择有效的成本中心',
  contactInvalid: (detail: Detail) => (detail.why === undefined ? '请填写正确的联系方式' : String(detail.why)),
  conflictsNotAccepted: (detail: Detail) =>
    detail.conflicts === undefined ? '行程时间有冲突，请确认后再提交' : String(detail.conflicts),
  insuranceForbidden: '贵公司不购买此保险，请取消勾选',
  insuranceForced: '贵公司要求为每位出行人购买全部保险',
  couponUnknown: '未找到该客票',
  couponNotOpen: (detail: Detail) => (detail.state === undefined ? '该航段客票不可退改' : `该航段客票${detail.state}，不可退改`),
  couponCheckedIn: '旅客已值机，请先取消值机再申请退改',
  couponTaken: '该航段正在退改中，完成后可再次申请',
  ticketExpired: (detail: Detail) =>
    detail.day === undefined ? '客票已过有效期，不可退改' : `客票有效期至 ${detail.day}，已不可退改`,
  quoteChanged: '退改金额已变化，请核对后再次提交',
  tripUnknown: '未找到该行程的订单',
  nothingTravelled: '行程已取消或已退改，没有可用的行程文件',
  tripBusy: '行程中有订单正在出票或退改，请稍后再试',
  orderInTrip: '该订单已属于另一个行程，请先将其移出',
  tripEmpty: '请至少选择一张订单',
  tripTravelType: '因公与因私订单不能放在同一个行程中',
  guestUnknown: '未找到该外部出行人',
  guestInvalid: (detail: Detail) => `外部出行人信息有误：${detail.reason ?? '请检查'}`,
  guestOnePerDocument: '您已添加过使用该证件的外部出行人',
  samePassenger: (detail: Detail) =>
    detail.name === undefined ? '乘机人已有同日同航班的订单' : `${detail.name}已有同日同航班的订单${detail.orderNo ?? ''}`,
  approverChoiceMissing: (detail: Detail) => (detail.level === undefined ? '请选择审批人' : `请选择第${detail.level}级审批人`),
  approverMissing: '没有可以审批的人，请联系差旅管理员',
  approverAlreadyAsked: '此人已在本级审批中',
  approverUnknown: '请选择在职且有审批权限、与本次出行无关的同事',
  urgedRecently: (detail: Detail) =>
    detail.minutes === undefined ? '一小时内已催办过，请稍后再试' : `一小时内已催办过，请 ${detail.minutes} 分钟后再试`,
  approvalLinkUnknown: '链接无效，请登录后在「我的审批」中处理',
  approvalLinkUsed: '链接已使用过，每个链接只能用一次',
  approvalLinkExpired: '链接已过期，请登录后在「我的审批」中查看',
  delegateUnknown: '未找到该委托',
  delegateDatesWrong: '请选择从今天起、不超过一年的委托日期',
  delegateEnded: '您的委托不在有效期内，不能代为审批',
  bulkNotAllowed: '含超标项的申请需逐个审批',
  commentMissing: '请填写内容',
  applicationChoice: '有多个出差申请单可用，请选择',
  applicationUnknown: '未找到该出差申请单',
  applicationRefused: (detail: Detail) =>
    detail.state === undefined ? '出差申请单当前状态不支持此操作' : `出差申请单${detail.state}，不支持此操作`,
  applicationChanged: '出差申请单已有变动，请刷新后再试',
  applicationInvalid: (detail: Detail) => (detail.why === undefined ? '请检查出差申请单的内容' : String(detail.why)),
  applicationNotBookable: (detail: Detail) =>
    detail.state === undefined ? '该出差申请单目前不可用于预订' : `该出差申请单${detail.state}，目前不可用于预订`,
  applicationMismatch: (detail: Detail) =>
    detail.failure === 'product'
      ? '该产品不在申请单的产品范围内'
      : detail.failure === 'traveller'
        ? '出行人不在申请单的出行人中'
        : detail.failure === 'applicantNotTravelling'
          ? '申请人不在出行人中，不能用这张申请单为自己预订'
          : detail.failure === 'city'
            ? '城市与申请单的行程不符'
            : detail.failure === 'date'
              ? `日期超出申请单的日期范围（${detail.from} 至 ${detail.to}）`
              : detail.failure === 'lineUsed'
                ? '申请单的这段行程已经预订过'
                : detail.failure === 'rooms'
                  ? `申请单每晚最多 ${detail.nightsPerDay} 间，${detail.night} 当晚还可订 ${detail.left} 间`
                  : '预订内容与出差申请单不符',
  applicationBudgetExceeded: (detail: Detail) =>
    detail.left === undefined ? '出差申请单的预算不足' : `出差申请单的预算不足，剩余 ${detail.left}，本次需要 ${detail.needed}`,
  costSharesWrong: '请分配到不同的成本中心，每个比例为整数，合计须小于 100%，其余由出行人自己的成本中心承担',
  projectUnknown: '请选择有效的项目',
  budgetInsufficient: (detail: Detail) =>
    detail.name === undefined
      ? '预算不足'
      : `预算不足：${detail.name}（${detail.from} 至 ${detail.to}）${detail.left === undefined ? '' : `剩余 ${detail.left}，`}本次需要 ${detail.needed}`,
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
  offerGone: '所选的座位或房间已售完，订单已关闭，已通知预订人重新预订',
  fareSoldOut: '该舱位已售完，请重新选择',
  priceChanged: (detail: Detail) =>
    detail.total === undefined ? '价格有变动，请确认新价格' : `价格已变为 ${detail.total}，请确认后继续`,
  saleClosed: '该航班已停止销售',
  connectionImpossible: '返程起飞时间早于去程到达时间，请重新选择',
  fareNotForPersonal: '该价格仅限因公出行',
  newbornFlies: '出生不满 14 天的婴儿不能乘机，请从乘机人中移除',
  unaccompaniedChild: '12 周岁以下的儿童和婴儿须与成人在同一订单中乘机。无成人陪伴儿童请联系客服向航空公司申请',
  tooManyInfants: '每位成人只能携带 1 名婴儿，请减少婴儿或增加成人',
  governmentUnitMissing: '政采票须填写购票单位名称',
  governmentCardMissing: '个人支付政采票须使用公务卡，请在订单中填写卡号前 6 位；未填写的订单请由单位支付',
  governmentCardUnofficial: '该卡不是公务卡：公务卡卡号以 628 开头，请填写卡号前 6 位',
  birthDateMissing: '请填写出生日期，票价按出行首日的年龄计算',
  birthDateWrong: '请填写正确的出生日期',
  childLeftOnFlight: '儿童和婴儿不能单独乘机，请连同同行儿童一起办理，或保留一位成人',
  ticketNotChangeable: '该客票不可改期，可申请退票后重新预订',
  changeSegments: '一次只能改签一个航段，请分别申请',
  changeSameFlight: '所选航班与舱位和原客票相同',
  changeOutOfOrder: '改签后的航班须与同一行程的其他航段先后衔接',
  fuelSurchargeDate: '燃油附加费最早从明天起生效',
  fuelSurchargeTwice: '该日期已有燃油附加费标准，已录入的标准不可更改',
  fuelSurchargeChild: '儿童燃油附加费不能高于成人',
  supplierFailed: '航司系统暂时没有应答，请稍后再试',

  destinationMissing: '请选择目的地',
  checkOutTooEarly: '离店日期不能早于入住日期',
  stayTooLong: (detail: Detail) => `入住天数不能超过${detail.max ?? 30}天`,
  daysNotBookable: (detail: Detail) => `${String(detail.days ?? '').replaceAll(',', '、')}不可订，请重新选择!`,
  stationUnknown: (detail: Detail) => (detail.station === undefined ? '未找到该车站' : `未找到车站 ${detail.station}`),
  trainNumberInvalid: '输入正确的车次',
  visaCountryMissing: '请选择目的地国家/地区',
  visaCountryUnknown: (detail: Detail) =>
    detail.country === undefined ? '未找到该国家/地区' : `未找到国家/地区 ${detail.country}`,
  provinceUnknown: '未找到该省份',
  durationMissing: '请选择活动时长',
  participantsMissing: '请选择参加人数',
  multiOnlyInternational: '多程仅支持国际机票!',
  legBeforeFormer: '出发日期不能早于上一程',
  tooManyLegs: (detail: Detail) => `最多 ${detail.max ?? 6} 程`,
  applicationMissing: '贵公司要求凭出差申请单预订，没有找到符合本次行程的申请单，请先提交出差申请',

  trainUnknown: '未找到该车次，请重新搜索',
  trainSoldOut: (detail: Detail) => `${detail.number ?? '所选车次'}余票不足，请选择其他席别或车次，也可以加入候补`,
  trainNotOnSale: (detail: Detail) =>
    `${detail.number ?? '该车次'}${detail.moment === undefined ? '尚未起售' : `将于 ${detail.moment} 起售`}`,
  trainSaleClosed: (detail: Detail) => `${detail.number ?? '该车次'}已停止售票，请选择其他车次`,
  railwayClosed: (detail: Detail) =>
    detail.moment === undefined
      ? '当前不在铁路售票服务时间内（每日 05:00 至次日 01:00）'
      : `当前不在铁路售票服务时间内，${detail.moment} 恢复`,
  railwayFailed: '铁路系统暂时没有应答，请稍后再试',
  connectionTooShort: '两程之间的换乘时间不足，请重新选择',
  childLeftAlone: '14 周岁以下儿童不能独自乘车，请同时选择儿童的车票，或保留一位成人的车票',
  childAlone: '14 周岁以下儿童须与成人乘客在同一订单中购票',
  infantWithoutSeat: '未满 6 周岁儿童免票乘车，无需购票，请从乘车人中移除',
  sameTrainTwice: (detail: Detail) =>
    `${detail.name ?? '乘车人'}已有同日${detail.number ?? '该车次'}的车票${detail.orderNo ? `（订单 ${detail.orderNo}）` : ''}，同一证件同日同车次只能购买一张`,
  journeyOverlaps: (detail: Detail) =>
    `${detail.name ?? '乘车人'}${detail.number ? `已有 ${detail.number}，` : ''}行程时间冲突，请选择其他车次`,
  identityNotVerified: (detail: Detail) =>
    `${detail.name ?? '乘车人'}的身份信息未通过铁路核验，请核对证件，或先在 12306 完成核验`,
  purchaseLimit: (detail: Detail) => `${detail.name ?? '乘车人'}今日取消次数过多，铁路限制当日购票，请明天再试`,
  seatChoiceInvalid: '选座与席别或乘车人数不符，请重新选择',
  localAccountUnknown: '请选择用于购票的账户',
  trainTicketNotOpen: (detail: Detail) => (detail.state === undefined ? '该车票不可退改' : `该车票${detail.state}，不可退改`),
  trainTicketTaken: '该车票正在退改中，完成后可再次申请',
  trainDeparted: '列车已开车，不能在线办理，请到车站窗口办理',
  refundClosed: '该车票已过在线退票时间，请到车站窗口办理',
  changedCrossBorder: '跨境车票改签后不可退票',
  changedAlready: '一张车票只能改签一次',
  changeTogether: '一次只能改签同一车次的车票，卧铺与座席请分别申请',
  destinationTooLate: '变更到站须在开车前 48 小时以上办理',
  changeSameTrain: '所选车次与席别和原车票相同',
  changeOutOfOrderTrain: '改签后的车次须与同一行程的另一程先后衔接',
  waitlistClosed: (detail: Detail) => `${detail.number ?? '该车次'}已不接受候补`,
  waitlistNotNeeded: (detail: Detail) => `${detail.number ?? ''}该席别仍有余票，可以直接预订`,
  waitlistNotOffered: '贵公司的火车票由合作票务处代办，不支持候补，请选择有余票的车次或席别',
  waitlistEnded: '候补已结束，不能再取消',
  waitlistDeadlineWrong: '截止兑现时间须晚于现在，且不晚于最早一趟列车开车前 20 分钟',
  localOrderDone: '该订单已处理',
  officeTicketNotChangeable: '票务代办出的车票不支持在线改签，请退票后重新预订',
  purchaseNoTaken: '该取票号已用于其他订单，请核对',
  waitlistOutsideApplication: (detail: Detail) =>
    `${detail.date ?? ''} ${detail.number ?? ''} 次不在出差申请单的行程或日期内，请从候补中去掉`,
  localTooLate: (detail: Detail) => `票务代办来不及在 ${detail.number ?? '列车'} 停售前购票，请选择更晚的车次`,
  localPlacesWrong: '请为每位乘车人的每一程填写座位，票价不能超过已付票价',

  hotelUnknown: '没有找到这家酒店，请重新搜索',
  hotelClosed: '该酒店暂停营业，请选择其他酒店',
  rateUnknown: '该价格已不可订，请返回酒店页重新选择',
  roomSoldOut: '所选房型已满房，请选择其他房型或日期',
  stayNotAllowed: '该价格不能按所选日期入住，请调整入住晚数',
  tooManyRooms: (detail: Detail) =>
    detail.max === undefined ? '该价格不能预订这么多间，请减少房间数' : `该价格最多可订 ${detail.max} 间，请减少房间数`,
  guestsMissing: '每间房至少需要一位入住人',
  guestNameInvalid: '入住人姓名不符合酒店要求，境外酒店请填写拼音（姓/名）',
  guestNotAccepted: '该酒店不接待该入住人的证件类型，请更换酒店或入住人',
  sameGuestSameNight: (detail: Detail) =>
    detail.name === undefined
      ? '同一入住人当晚已有住宿订单，不能重复预订'
      : `${detail.name} 在 ${detail.date} 已有住宿订单 ${detail.orderNo}，不能重复预订`,
  guaranteeNeeded: '按所选到店时间或间数需要担保，请先提供担保',
  guaranteeCardInvalid: '担保信用卡信息有误，请检查卡号、持卡人、有效期和安全码',
  hotelsFailed: '酒店系统暂时没有响应，请稍后重试',
  placeUnknown: '没有找到该地点，请重新选择',
  memberCardUnknown: '没有找到该酒店会员卡',
  memberCardInvalid: '会员卡号须为 6 至 20 位字母或数字，并填写持卡人',
  memberCardTwice: '该酒店集团的会员卡已添加',
  hotelGroupUnknown: '暂不支持该酒店集团',
  tooManyFavourites: '收藏的酒店已达 200 家，请先移除一些',
  roomUnknown: '订单中没有这间房',
  nightsNotBooked: '所选房晚已退订、已入住或未按时入住，不能再退',
  nightsTaken: '所选晚数正在退订中',
  nightsNotAtEnd: '只能从离店日往前退，请选择连续的最后几晚',
  notCancellable: '该订单按规则不可取消',
  consentRefused: '酒店不同意退订这些房晚，房间照常保留。入住前可改退整间房，其他情况请联系客服与酒店协商',
  demandUnknown: '没有找到该需求单',
  demandClosed: '需求单的状态已变化，请刷新后再试',
  demandWordsMissing: '请填写酒店名称或想住的位置',
  demandTwice: (detail: Detail) =>
    detail.demandNo === undefined ? '相同入住人和日期的需求单已提交' : `相同入住人和日期的需求单 ${detail.demandNo} 已提交`,
  planUnknown: '没有找到该报价方案',
  planExpired: '报价已失效，请重新提交需求',
  externalRateUnknown: '没有找到该协议外价格，请重新选择',
  reasonMissing: '请填写原因',

  paymentUnknown: '未找到该支付单',
  paymentClosed: '该支付已关闭',
  creditInsufficient: '企业额度不足，请改用个人支付或联系差旅管理员',
  paymentWayNotAllowed: '该订单不支持此支付方式',
  callbackSignatureWrong: '支付通知签名有误',
  amountMismatch: '金额不一致，请刷新后重试',
  depositInsufficient: '企业预存款余额不足',
  pointsInsufficient: '积分余额不足',
  pointsTooMany: (detail: Detail) =>
    detail.most === undefined ? '积分只能抵扣个人支付部分' : `最多可用 ${detail.most} 积分，积分只能抵扣个人支付部分`,
  walletClosed: '贵公司未开通积分钱包',
  paymentUnderWay: '这些订单正在完成支付，请稍候',
  companyAccountRefused: '企业账户扣款未成功，请换一种方式支付或联系财务人员',
  depositChangeUnknown: '没有找到该预存款申请',
  depositChangeDecided: '该预存款申请已处理',

  credentialInvalid: (detail: Detail) => String(detail.why ?? '证件信息有误'),
  credentialTwice: '该证件号码已添加',
  tooManyCredentials: '证件数量已达上限，请先删除不再使用的证件',
  consentMissing: '请先阅读并同意保存证件信息',
  revealedTooOften: '查看完整信息过于频繁，请一小时后再试',
  noticeOutdated: '隐私声明已更新，请刷新页面阅读后再操作',
  feedbackInvalid: (detail: Detail) => String(detail.why ?? '反馈内容有误'),
  feedbackTooMany: '今天提交的反馈较多，请明天再试或致电客服',
  feedbackUnknown: '未找到该反馈',
  feedbackAnswered: '该反馈已回复',
  settingsChanged: '这些内容已在别处修改，本次没有保存',

  personUnknown: '未找到该员工，或不在您的管理范围内',
  personInvalid: (detail: Detail) => String(detail.why ?? '请检查员工信息'),
  personNumberTaken: (detail: Detail) => `工号已由${detail.name ?? '其他员工'}使用`,
  personContactTaken: (detail: Detail) => `${detail.contact ?? '该手机号或邮箱'}已用于其他账号`,
  personLeft: (detail: Detail) => `${detail.name ?? '该员工'}已离职，请先恢复在职`,
  superiorUnsuitable: '请选择一位在职且可审批的员工，不能是本人或其下属',
  successorUnsuitable: '请选择一位在职且可审批的员工接手',
  lastAdministrator: '企业至少需要一位管理员，请先把管理员角色授予其他人',
  recordChanged: '这些内容已由他人修改，本次没有保存',
  departmentUnknown: '未找到该部门，或不在您的管理范围内',
  departmentBelowItself: '部门不能放在自己的下级部门之下',
  departmentInUse: '该部门还有在职员工或下级部门，请先移走',
  departmentNameMissing: '请填写部门名称',
  gradeUnknown: '请选择有效的职级',
  roleUnknown: '未找到该角色，或该角色须指定部门',
  exportRunning: '你有一份文件正在生成，请等它完成或先取消',
  exportsBusy: '公司已有两份文件正在生成，请稍后再试',
  viewNameMissing: '请填写视图名称',
  viewsFull: '视图已达上限，请先删除不用的',
  orderBilled: '该订单的账单已确认，不能再调整成本中心',
  costReasonMissing: '请填写调整原因',
  budgetUnknown: '预算不存在或已停用',
  budgetObjectUnknown: '请选择有效的预算对象',
  budgetOverlaps: '该对象在这段时间已有同周期、同产品的预算',
  budgetNeedsApproval: (detail: Detail) =>
    detail.name === undefined
      ? '预算不足，须经审批'
      : `预算不足，须经审批：${detail.name}（${detail.from} 至 ${detail.to}）${detail.left === undefined ? '' : `剩余 ${detail.left}，`}本次需要 ${detail.needed}`,
  importWrong: (detail: Detail) =>
    detail.lines === undefined ? '文件中有错误，未导入任何内容' : `文件中有 ${detail.lines} 行有误，未导入任何内容`,
  gradeNameMissing: '请填写职级名称',
  companyInvalid: (detail: Detail) => `${detail.why ?? '请检查填写的内容'}`,
  companyCodeTaken: (detail: Detail) => `${detail.code ?? '该编码'}已被使用，请换一个`,
  productNotSupplied: '该产品尚未接入供应，暂不能开放',
  ownerUnsuitable: '请选择一位在职员工作为负责人',
  costCentreInUse: (detail: Detail) =>
    Number(detail.people ?? 0) > 0
      ? `还有 ${detail.people} 人使用该成本中心，请选择他们的新成本中心`
      : '新员工默认使用该成本中心，请选择另一个',
  legalEntityUnknown: '未找到该发票抬头',
  legalEntityIsDefault: '默认抬头不能停用，请先把另一个抬头设为默认',
  noticeUnknown: '未找到该公告',
  gradeInUse: '还有在职员工使用该职级，请先调整',
  personGuarded: (detail: Detail) => `${detail.name ?? '该员工'}担任您没有的管理角色，联系方式、账号和离职须由管理员办理`,
  accountOwn: '不能锁定或重置自己的账号',
  flowsInvalid: '审批流程中有需要改正的地方，请查看标出的提示',
  flowsUnchanged: '与现行的审批流程相同，没有需要发布的内容',
  flowsVersionUnknown: '没有这个版本，请刷新后重试',
  proposalUnknown: '没有这项提议，请刷新',
  proposalDecided: '该提议已处理，请刷新',
  proposalWaits: '已有一项修改在等待他人确认，请先处理或撤回',
  secondPersonNeeded: '须由另一位管理员发布；紧急情况下请说明单独发布的原因',
  emergencyReasonMissing: '请用 10 至 200 字说明为何不能等待他人确认',
  policyUnknown: '没有该差旅标准',
  policyNameMissing: '请填写差旅标准名称',
  policyInvalid: '差旅标准填写有误，请检查标出的内容',
  policyScopeUnknown: (detail: Detail) =>
    detail.names === undefined ? '适用范围中有已不存在的对象' : `适用范围中已不存在：${detail.names}，请移除`,
  policyScopeTaken: (detail: Detail) =>
    detail.policy === undefined
      ? '另一差旅标准的适用范围与此重复，请先调整'
      : `“${detail.policy}”也适用于${detail.name}，请从其中一个标准中移除`,
  policyDateInvalid: '生效日期须为今天或之后，且在两年之内',
  policyVersionUnsuitable: '该版本的状态已变化，无法进行此操作，请刷新',
  policyEnded: '该差旅标准已停用',
  peopleWithoutPolicy: (detail: Detail) =>
    detail.count === undefined ? '将有员工没有差旅标准，请确认' : `将有 ${detail.count} 名员工没有差旅标准，请确认`,
  arrangerOneself: '为本人预订无需授权，请选择其他出行人',
  arrangerDayPast: '截止日期不能早于今天',
  arrangerGrantUnknown: '该代订权限已结束，请刷新后查看',
  guestHostUnsuitable: (detail: Detail) => `${detail.name ?? '该员工'}不能为他人预订，请先开通其代订能力，或选择其他人`,
  guestTaken: (detail: Detail) => `接手人已有与${detail.name ?? '所选外部出行人'}证件相同的外部出行人`,
}
