// Made from problems.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './problems.zh-CN'

type Detail = Record<string, string | number | undefined>

const waiting = (seconds: number): string =>
  seconds === 0 ? '稍' : seconds < 100 ? ` ${seconds} 秒` : ` ${Math.ceil(seconds / 60)} 分鐘`

const arranged: Readonly<Record<string, string>> = {
  flight: '國內機票',
  intlFlight: '國際機票',
  hotel: '國內飯店',
  intlHotel: '國際飯店',
  train: '火車票',
  car: '用車',
}

export const text: typeof source = {
  badRequest: '請求內容有誤，請檢查後重試',
  notFound: '您訪問的內容不存在',
  tooManyRequests: (detail: Detail): string => `操作過於頻繁，請${waiting(Number(detail.retryAfter ?? 0))}後再試`,
  unexpected: '系統出現意外，請稍後再試',
  unavailable: '服務暫不可用，請稍後再試',
  storageFull: '儲存空間已滿，本次操作未儲存，查詢不受影響，請稍後再試',
  idempotencyKeyMissing: '請求缺少防重複標識，請重新整理頁面後重試',
  idempotencyKeyReused: '該請求已用於其他內容，請重新整理頁面後重試',

  notSignedIn: '請先登入',
  wrongPassword: '帳號或密碼錯誤',
  accountLocked: (detail: Detail) =>
    detail.minutes === undefined ? '失敗次數過多，請稍後再試' : `失敗次數過多，請 ${detail.minutes} 分鐘後再試，或換用驗證碼`,
  accountDisabled: '該帳號已停用，請聯絡差旅管理員',
  forbidden: '您沒有此操作的權限',
  insecureAddress: '該地址未加密，無法安全登入，請通過 https 地址訪問',
  accountNotActivated: '該帳號尚未啟用，請先啟用帳號',
  accountActivated: '該帳號已啟用，請直接登入',
  accountExists: '該手機號碼或信箱已有帳號，請直接登入',
  codeTooSoon: (detail: Detail) =>
    detail.seconds === undefined ? '驗證碼傳送過於頻繁，請稍後再試' : `驗證碼傳送過於頻繁，請 ${detail.seconds} 秒後再試`,
  codeTooMany: '今日取得驗證碼次數已達上限，請明天再試',
  codeWrong: '驗證碼錯誤，請重新輸入',
  codeExpired: '驗證碼已失效，請重新取得',
  ticketSpent: '連結或驗證已失效，請重新操作',
  passwordRejected: (detail: Detail) => (detail.why === undefined ? '密碼不符合要求' : String(detail.why)),
  oldPasswordWrong: '原密碼錯誤',
  secondFactorNeeded: '請完成兩步驗證',
  secondStepOver: '本次登入已超時，請重新登入',
  secondFactorWrong: (detail: Detail): string =>
    detail.way === 'recovery' ? '恢復碼錯誤或已使用過，請換一個未使用的恢復碼' : '驗證碼錯誤或已使用過，請等待新的驗證碼',
  secondFactorLocked: (detail: Detail) =>
    detail.minutes === undefined ? '兩步驗證失敗次數過多，請稍後再試' : `兩步驗證失敗次數過多，請 ${detail.minutes} 分鐘後再試`,
  secondFactorThere: '您已設定兩步驗證，如需更換請先移除',
  secondFactorGone: '尚未設定兩步驗證，請重新整理頁面',
  proofWrong: '密碼或驗證碼錯誤',
  passkeyRefused: '通行金鑰未通過驗證，請重試',
  passkeysFull: '通行金鑰最多 10 個，請先移除不再使用的',
  invitationWrong: '邀請碼錯誤，請向貴公司的差旅管理員確認',
  enterpriseNameInvalid: '請輸入正確的企業名稱',
  membershipNotOffered: '貴公司未開通會員服務',
  membershipNotForYou: '該帳號不參與會員計劃',
  membershipEnded: '您已退出會員計劃',

  paymentAppRefused: '您在支付應用中拒絕了授權',
  paymentAppNotInForce: '貴公司尚未開通支付應用企業碼',
  ssoNotSet: '未配置可前往的站點',
  ssoPathWrong: '只能前往站內頁面',
  ssoTicketInvalid: '登入連結已使用或已過期，請重新進入或用帳號登入',
  customerNotServed: '該企業不在您的服務範圍內',
  customerUnknown: '未找到該客戶，或客戶已離職',
  agentReasonMissing: '請填寫協助原因和來電或工單編號',
  agentTicketInvalid: '連結已使用或已過期，請在客服工作臺重新開啟',
  agencyWorkGone: '該事項已處理，不再等待',
  agencyWorkTaken: '該事項現由其他同事負責，請重新整理後再試',
  agentNotPermitted: '代他人操作時不能使用此功能，請由本人操作',
  tempOrderUnknown: '未找到本次查詢，請重新搜尋',
  tempOrderExpired: '本次查詢已過期，請重新搜尋',
  orderUnknown: '未找到該訂單',
  transitionRefused: (detail: Detail) =>
    detail.state === undefined ? '訂單當前狀態不支援此操作' : `訂單${detail.state}，不支援此操作`,
  leaveUnanswered: '供應商還沒有答覆能否取消，訂單暫時保留。收到答覆後訂單會自動更新，也可稍後再取消',
  supplierSilent: '供應商暫時沒有答覆，請稍後再試',
  orderPlacing: '供應商還沒有答覆，訂單正在確認中：訂到後會出現在訂單列表，訂不到會寫信告訴您，請不要重複提交',
  seatsPending: '仍在佔座，還沒有結果。佔到座位後訂單會自動提交，並通知您',
  orderChanged: '訂單已有變動，請重新整理後再試',
  approvalUnknown: '未找到該審批',
  approvalNotYours: '該審批不由您處理',
  approvalNotYourTurn: '尚未輪到您審批，輪到時會通知您',
  approvalDecided: '該審批已處理完畢',
  approvalExpired: '審批已超過時限',
  rejectReasonMissing: '請填寫駁回原因',
  policyForbids: '所選內容超出差旅標準，不可預訂',
  violationReasonMissing: (detail: Detail) => (detail.name === undefined ? '請選擇超標原因' : `請為${detail.name}選擇超標原因`),
  travellerUnknown: '未找到該出行人',
  travellerNotAllowed: (detail: Detail) => (detail.name === undefined ? '您不能為該出行人預訂' : `您不能為${detail.name}預訂`),
  arrangerNotAllowed: (detail: Detail) => {
    const ofProduct = arranged[String(detail.product)] ?? ''
    return `您沒有為${detail.name ?? '該出行人'}預訂${ofProduct}的代訂權限，請聯絡差旅管理員`
  },
  travellerTwice: (detail: Detail) => (detail.name === undefined ? '出行人重複' : `出行人${detail.name}重複`),
  tooManyTravellers: (detail: Detail) => `一張訂單最多 ${detail.max ?? 9} 位出行人`,
  credentialUnknown: (detail: Detail) => (detail.name === undefined ? '請選擇有效證件' : `請為${detail.name}選擇有效證件`),
  credentialExpired: (detail: Detail) =>
    detail.name === undefined ? '證件在出行日已過期' : `${detail.name}的證件在出行日已過期`,
  costCentreUnknown: '請選擇有效的成本中心',
  contactInvalid: (detail: Detail) => (detail.why === undefined ? '請填寫正確的聯絡方式' : String(detail.why)),
  conflictsNotAccepted: (detail: Detail) =>
    detail.conflicts === undefined ? '行程時間有衝突，請確認後再提交' : String(detail.conflicts),
  insuranceForbidden: '貴公司不購買此保險，請取消勾選',
  insuranceForced: '貴公司要求為每位出行人購買全部保險',
  couponUnknown: '未找到該客票',
  couponNotOpen: (detail: Detail) => (detail.state === undefined ? '該航段客票不可退改' : `該航段客票${detail.state}，不可退改`),
  couponCheckedIn: '旅客已報到，請先取消報到再申請退改',
  couponTaken: '該航段正在退改中，完成後可再次申請',
  ticketExpired: (detail: Detail) =>
    detail.day === undefined ? '客票已過有效期，不可退改' : `客票有效期至 ${detail.day}，已不可退改`,
  quoteChanged: '退改金額已變化，請核對後再次提交',
  tripUnknown: '未找到該行程的訂單',
  nothingTravelled: '行程已取消或已退改，沒有可用的行程檔案',
  tripBusy: '行程中有訂單正在出票或退改，請稍後再試',
  orderInTrip: '該訂單已屬於另一個行程，請先將其移出',
  tripEmpty: '請至少選擇一張訂單',
  tripTravelType: '因公與因私訂單不能放在同一個行程中',
  guestUnknown: '未找到該外部出行人',
  guestInvalid: (detail: Detail) => `外部出行人資訊有誤：${detail.reason ?? '請檢查'}`,
  guestOnePerDocument: '您已新增過使用該證件的外部出行人',
  samePassenger: (detail: Detail) =>
    detail.name === undefined ? '乘機人已有同日同航班的訂單' : `${detail.name}已有同日同航班的訂單${detail.orderNo ?? ''}`,
  approverChoiceMissing: (detail: Detail) => (detail.level === undefined ? '請選擇審批人' : `請選擇第${detail.level}級審批人`),
  approverMissing: '沒有可以審批的人，請聯絡差旅管理員',
  approverAlreadyAsked: '此人已在本級審批中',
  approverUnknown: '請選擇在職且有審批權限、與本次出行無關的同事',
  urgedRecently: (detail: Detail) =>
    detail.minutes === undefined ? '一小時內已催辦過，請稍後再試' : `一小時內已催辦過，請 ${detail.minutes} 分鐘後再試`,
  approvalLinkUnknown: '連結無效，請登入後在「我的審批」中處理',
  approvalLinkUsed: '連結已使用過，每個連結只能用一次',
  approvalLinkExpired: '連結已過期，請登入後在「我的審批」中檢視',
  delegateUnknown: '未找到該委託',
  delegateDatesWrong: '請選擇從今天起、不超過一年的委託日期',
  delegateEnded: '您的委託不在有效期內，不能代為審批',
  bulkNotAllowed: '含超標項的申請需逐個審批',
  commentMissing: '請填寫內容',
  applicationChoice: '有多個出差申請單可用，請選擇',
  applicationUnknown: '未找到該出差申請單',
  applicationRefused: (detail: Detail) =>
    detail.state === undefined ? '出差申請單當前狀態不支援此操作' : `出差申請單${detail.state}，不支援此操作`,
  applicationChanged: '出差申請單已有變動，請重新整理後再試',
  applicationInvalid: (detail: Detail) => (detail.why === undefined ? '請檢查出差申請單的內容' : String(detail.why)),
  applicationNotBookable: (detail: Detail) =>
    detail.state === undefined ? '該出差申請單目前不可用於預訂' : `該出差申請單${detail.state}，目前不可用於預訂`,
  applicationMismatch: (detail: Detail) =>
    detail.failure === 'product'
      ? '該產品不在申請單的產品範圍內'
      : detail.failure === 'traveller'
        ? '出行人不在申請單的出行人中'
        : detail.failure === 'applicantNotTravelling'
          ? '申請人不在出行人中，不能用這張申請單為自己預訂'
          : detail.failure === 'city'
            ? '城市與申請單的行程不符'
            : detail.failure === 'date'
              ? `日期超出申請單的日期範圍（${detail.from} 至 ${detail.to}）`
              : detail.failure === 'lineUsed'
                ? '申請單的這段行程已經預訂過'
                : detail.failure === 'rooms'
                  ? `申請單每晚最多 ${detail.nightsPerDay} 間，${detail.night} 當晚還可訂 ${detail.left} 間`
                  : '預訂內容與出差申請單不符',
  applicationBudgetExceeded: (detail: Detail) =>
    detail.left === undefined ? '出差申請單的預算不足' : `出差申請單的預算不足，剩餘 ${detail.left}，本次需要 ${detail.needed}`,
  costSharesWrong: '請分配到不同的成本中心，每個比例為整數，合計須小於 100%，其餘由出行人自己的成本中心承擔',
  projectUnknown: '請選擇有效的專案',
  budgetInsufficient: (detail: Detail) =>
    detail.name === undefined
      ? '預算不足'
      : `預算不足：${detail.name}（${detail.from} 至 ${detail.to}）${detail.left === undefined ? '' : `剩餘 ${detail.left}，`}本次需要 ${detail.needed}`,
  serviceAgreementExpired: '貴公司的服務合同不在有效期內，暫不能因公預訂',
  bookingNotOpen: '暫未開通此預訂服務',

  cityMissing: '出發和到達城市不能為空',
  citySame: '出發和到達城市不能相同，請重新選擇',
  cityUnknown: (detail: Detail) => (detail.city === undefined ? '未找到該城市' : `未找到城市 ${detail.city}`),
  cityWithoutAirport: (detail: Detail) =>
    detail.city === undefined ? '該城市沒有機場，請選擇鄰近機場' : `${detail.city} 沒有機場，請選擇鄰近機場`,
  dateInvalid: '請選擇有效的日期',
  datePast: '日期不能早於今天',
  dateTooFar: (detail: Detail) => (detail.last === undefined ? '日期超出可預訂範圍' : `日期不能晚於 ${detail.last}`),
  returnBeforeDeparture: '返回日期不能早於出發日期',
  flightUnknown: '未找到該航班，請重新搜尋',
  offerGone: '所選的座位或房間已售完，訂單已關閉，已通知預訂人重新預訂',
  fareSoldOut: '該艙位已售完，請重新選擇',
  priceChanged: (detail: Detail) =>
    detail.total === undefined ? '價格有變動，請確認新價格' : `價格已變為 ${detail.total}，請確認後繼續`,
  saleClosed: '該航班已停止銷售',
  connectionImpossible: '返程起飛時間早於去程到達時間，請重新選擇',
  fareNotForPersonal: '該價格僅限因公出行',
  newbornFlies: '出生不滿 14 天的嬰兒不能乘機，請從乘機人中移除',
  unaccompaniedChild: '12 週歲以下的兒童和嬰兒須與成人在同一訂單中乘機。無成人陪伴兒童請聯絡客服向航空公司申請',
  tooManyInfants: '每位成人只能攜帶 1 名嬰兒，請減少嬰兒或增加成人',
  governmentUnitMissing: '政採票須填寫購票單位名稱',
  governmentCardMissing: '個人支付政採票須使用公務卡，請在訂單中填寫卡號前 6 位；未填寫的訂單請由單位支付',
  governmentCardUnofficial: '該卡不是公務卡：公務卡卡號以 628 開頭，請填寫卡號前 6 位',
  birthDateMissing: '請填寫出生日期，票價按出行首日的年齡計算',
  birthDateWrong: '請填寫正確的出生日期',
  childLeftOnFlight: '兒童和嬰兒不能單獨乘機，請連同同行兒童一起辦理，或保留一位成人',
  ticketNotChangeable: '該客票不可改期，可申請退票後重新預訂',
  changeSegments: '一次只能改簽一個航段，請分別申請',
  changeSameFlight: '所選航班與艙位和原客票相同',
  changeOutOfOrder: '改簽後的航班須與同一行程的其他航段先後銜接',
  fuelSurchargeDate: '燃油附加費最早從明天起生效',
  fuelSurchargeTwice: '該日期已有燃油附加費標準，已錄入的標準不可更改',
  fuelSurchargeChild: '兒童燃油附加費不能高於成人',
  supplierFailed: '航司系統暫時沒有應答，請稍後再試',

  destinationMissing: '請選擇目的地',
  checkOutTooEarly: '退房日期不能早於入住日期',
  stayTooLong: (detail: Detail) => `入住天數不能超過${detail.max ?? 30}天`,
  daysNotBookable: (detail: Detail) => `${String(detail.days ?? '').replaceAll(',', '、')}不可訂，請重新選擇!`,
  stationUnknown: (detail: Detail) => (detail.station === undefined ? '未找到該車站' : `未找到車站 ${detail.station}`),
  trainNumberInvalid: '輸入正確的車次',
  visaCountryMissing: '請選擇目的地國家/地區',
  visaCountryUnknown: (detail: Detail) =>
    detail.country === undefined ? '未找到該國家/地區' : `未找到國家/地區 ${detail.country}`,
  provinceUnknown: '未找到該省份',
  durationMissing: '請選擇活動時長',
  participantsMissing: '請選擇參加人數',
  multiOnlyInternational: '多程僅支援國際機票!',
  legBeforeFormer: '出發日期不能早於上一程',
  tooManyLegs: (detail: Detail) => `最多 ${detail.max ?? 6} 程`,
  applicationMissing: '貴公司要求憑出差申請單預訂，沒有找到符合本次行程的申請單，請先提交出差申請',

  trainUnknown: '未找到該車次，請重新搜尋',
  trainSoldOut: (detail: Detail) => `${detail.number ?? '所選車次'}餘票不足，請選擇其他席別或車次，也可以加入候補`,
  trainNotOnSale: (detail: Detail) =>
    `${detail.number ?? '該車次'}${detail.moment === undefined ? '尚未起售' : `將於 ${detail.moment} 起售`}`,
  trainSaleClosed: (detail: Detail) => `${detail.number ?? '該車次'}已停止售票，請選擇其他車次`,
  railwayClosed: (detail: Detail) =>
    detail.moment === undefined
      ? '當前不在鐵路售票服務時間內（每日 05:00 至次日 01:00）'
      : `當前不在鐵路售票服務時間內，${detail.moment} 恢復`,
  railwayFailed: '鐵路系統暫時沒有應答，請稍後再試',
  connectionTooShort: '兩程之間的換乘時間不足，請重新選擇',
  childLeftAlone: '14 週歲以下兒童不能獨自乘車，請同時選擇兒童的車票，或保留一位成人的車票',
  childAlone: '14 週歲以下兒童須與成人乘客在同一訂單中購票',
  infantWithoutSeat: '未滿 6 週歲兒童免票乘車，無需購票，請從乘車人中移除',
  sameTrainTwice: (detail: Detail) =>
    `${detail.name ?? '乘車人'}已有同日${detail.number ?? '該車次'}的車票${detail.orderNo ? `（訂單 ${detail.orderNo}）` : ''}，同一證件同日同車次只能購買一張`,
  journeyOverlaps: (detail: Detail) =>
    `${detail.name ?? '乘車人'}${detail.number ? `已有 ${detail.number}，` : ''}行程時間衝突，請選擇其他車次`,
  identityNotVerified: (detail: Detail) =>
    `${detail.name ?? '乘車人'}的身分資訊未通過鐵路核驗，請核對證件，或先在 12306 完成核驗`,
  purchaseLimit: (detail: Detail) => `${detail.name ?? '乘車人'}今日取消次數過多，鐵路限制當日購票，請明天再試`,
  seatChoiceInvalid: '選座與席別或乘車人數不符，請重新選擇',
  localAccountUnknown: '請選擇用於購票的帳戶',
  trainTicketNotOpen: (detail: Detail) => (detail.state === undefined ? '該車票不可退改' : `該車票${detail.state}，不可退改`),
  trainTicketTaken: '該車票正在退改中，完成後可再次申請',
  trainDeparted: '列車已開車，不能線上辦理，請到車站視窗辦理',
  refundClosed: '該車票已過線上退票時間，請到車站視窗辦理',
  changedCrossBorder: '跨境車票改簽後不可退票',
  changedAlready: '一張車票只能改簽一次',
  changeTogether: '一次只能改簽同一車次的車票，臥鋪與座席請分別申請',
  destinationTooLate: '變更到站須在開車前 48 小時以上辦理',
  changeSameTrain: '所選車次與席別和原車票相同',
  changeOutOfOrderTrain: '改簽後的車次須與同一行程的另一程先後銜接',
  waitlistClosed: (detail: Detail) => `${detail.number ?? '該車次'}已不接受候補`,
  waitlistNotNeeded: (detail: Detail) => `${detail.number ?? ''}該席別仍有餘票，可以直接預訂`,
  waitlistNotOffered: '貴公司的火車票由合作票務處代辦，不支援候補，請選擇有餘票的車次或席別',
  waitlistEnded: '候補已結束，不能再取消',
  waitlistDeadlineWrong: '截止兌現時間須晚於現在，且不晚於最早一趟列車開車前 20 分鐘',
  localOrderDone: '該訂單已處理',
  officeTicketNotChangeable: '票務代辦出的車票不支援線上改簽，請退票後重新預訂',
  purchaseNoTaken: '該取票號已用於其他訂單，請核對',
  waitlistOutsideApplication: (detail: Detail) =>
    `${detail.date ?? ''} ${detail.number ?? ''} 次不在出差申請單的行程或日期內，請從候補中去掉`,
  localTooLate: (detail: Detail) => `票務代辦來不及在 ${detail.number ?? '列車'} 停售前購票，請選擇更晚的車次`,
  localPlacesWrong: '請為每位乘車人的每一程填寫座位，票價不能超過已付票價',

  hotelUnknown: '沒有找到這家飯店，請重新搜尋',
  hotelClosed: '該飯店暫停營業，請選擇其他飯店',
  rateUnknown: '該價格已不可訂，請返回飯店頁重新選擇',
  roomSoldOut: '所選房型已滿房，請選擇其他房型或日期',
  stayNotAllowed: '該價格不能按所選日期入住，請調整入住晚數',
  tooManyRooms: (detail: Detail) =>
    detail.max === undefined ? '該價格不能預訂這麼多間，請減少房間數' : `該價格最多可訂 ${detail.max} 間，請減少房間數`,
  guestsMissing: '每間房至少需要一位入住人',
  guestNameInvalid: '入住人姓名不符合飯店要求，境外飯店請填寫拼音（姓/名）',
  guestNotAccepted: '該飯店不接待該入住人的證件類型，請更換飯店或入住人',
  sameGuestSameNight: (detail: Detail) =>
    detail.name === undefined
      ? '同一入住人當晚已有住宿訂單，不能重複預訂'
      : `${detail.name} 在 ${detail.date} 已有住宿訂單 ${detail.orderNo}，不能重複預訂`,
  guaranteeNeeded: '按所選到店時間或間數需要擔保，請先提供擔保',
  guaranteeCardInvalid: '擔保信用卡資訊有誤，請檢查卡號、持卡人、有效期和安全碼',
  hotelsFailed: '飯店系統暫時沒有響應，請稍後重試',
  placeUnknown: '沒有找到該地點，請重新選擇',
  memberCardUnknown: '沒有找到該飯店會員卡',
  memberCardInvalid: '會員卡號須為 6 至 20 位字母或數字，並填寫持卡人',
  memberCardTwice: '該飯店集團的會員卡已新增',
  hotelGroupUnknown: '暫不支援該飯店集團',
  tooManyFavourites: '收藏的飯店已達 200 家，請先移除一些',
  roomUnknown: '訂單中沒有這間房',
  nightsNotBooked: '所選房晚已退訂、已入住或未按時入住，不能再退',
  nightsTaken: '所選晚數正在退訂中',
  nightsNotAtEnd: '只能從退房日往前退，請選擇連續的最後幾晚',
  notCancellable: '該訂單按規則不可取消',
  consentRefused: '飯店不同意退訂這些房晚，房間照常保留。入住前可改退整間房，其他情況請聯絡客服與飯店協商',
  demandUnknown: '沒有找到該需求單',
  demandClosed: '需求單的狀態已變化，請重新整理後再試',
  demandWordsMissing: '請填寫飯店名稱或想住的位置',
  demandTwice: (detail: Detail) =>
    detail.demandNo === undefined ? '相同入住人和日期的需求單已提交' : `相同入住人和日期的需求單 ${detail.demandNo} 已提交`,
  planUnknown: '沒有找到該報價方案',
  planExpired: '報價已失效，請重新提交需求',
  externalRateUnknown: '沒有找到該協議外價格，請重新選擇',
  reasonMissing: '請填寫原因',

  paymentUnknown: '未找到該支付單',
  paymentClosed: '該支付已關閉',
  creditInsufficient: '企業額度不足，請改用個人支付或聯絡差旅管理員',
  paymentWayNotAllowed: '該訂單不支援此支付方式',
  callbackSignatureWrong: '支付通知簽名有誤',
  amountMismatch: '金額不一致，請重新整理後重試',
  depositInsufficient: '企業預存款餘額不足',
  pointsInsufficient: '積分餘額不足',
  pointsTooMany: (detail: Detail) =>
    detail.most === undefined ? '積分只能抵扣個人支付部分' : `最多可用 ${detail.most} 積分，積分只能抵扣個人支付部分`,
  walletClosed: '貴公司未開通積分錢包',
  paymentUnderWay: '這些訂單正在完成支付，請稍候',
  companyAccountRefused: '企業帳戶扣款未成功，請換一種方式支付或聯絡財務人員',
  depositChangeUnknown: '沒有找到該預存款申請',
  depositChangeDecided: '該預存款申請已處理',

  credentialInvalid: (detail: Detail) => String(detail.why ?? '證件資訊有誤'),
  credentialTwice: '該證件號碼已新增',
  tooManyCredentials: '證件數量已達上限，請先刪除不再使用的證件',
  consentMissing: '請先閱讀並同意保存證件資訊',
  revealedTooOften: '檢視完整資訊過於頻繁，請一小時後再試',
  noticeOutdated: '隱私權聲明已更新，請重新整理頁面閱讀後再操作',
  feedbackInvalid: (detail: Detail) => String(detail.why ?? '回饋內容有誤'),
  feedbackTooMany: '今天提交的回饋較多，請明天再試或致電客服',
  feedbackUnknown: '未找到該回饋',
  feedbackAnswered: '該回饋已回覆',
  settingsChanged: '這些內容已在別處修改，本次沒有儲存',

  personUnknown: '未找到該員工，或不在您的管理範圍內',
  personInvalid: (detail: Detail) => String(detail.why ?? '請檢查員工資訊'),
  personNumberTaken: (detail: Detail) => `工號已由${detail.name ?? '其他員工'}使用`,
  personContactTaken: (detail: Detail) => `${detail.contact ?? '該手機號碼或信箱'}已用於其他帳號`,
  personLeft: (detail: Detail) => `${detail.name ?? '該員工'}已離職，請先恢復在職`,
  superiorUnsuitable: '請選擇一位在職且可審批的員工，不能是本人或其下屬',
  successorUnsuitable: '請選擇一位在職且可審批的員工接手',
  lastAdministrator: '企業至少需要一位管理員，請先把管理員角色授予其他人',
  recordChanged: '這些內容已由他人修改，本次沒有儲存',
  departmentUnknown: '未找到該部門，或不在您的管理範圍內',
  departmentBelowItself: '部門不能放在自己的下級部門之下',
  departmentInUse: '該部門還有在職員工或下級部門，請先移走',
  departmentNameMissing: '請填寫部門名稱',
  gradeUnknown: '請選擇有效的職級',
  roleUnknown: '未找到該角色，或該角色須指定部門',
  exportRunning: '你有一份檔案正在生成，請等它完成或先取消',
  exportsBusy: '公司已有兩份檔案正在生成，請稍後再試',
  viewNameMissing: '請填寫檢視名稱',
  viewsFull: '檢視已達上限，請先刪除不用的',
  orderBilled: '該訂單的帳單已確認，不能再調整成本中心',
  costReasonMissing: '請填寫調整原因',
  incidentUnknown: '沒有找到這個事件',
  incidentClosed: '事件已關閉，不能再更改',
  incidentInvalid: '請填寫標題、通知內容和時間段，時間段最長 31 天；關閉時請填寫說明',
  incidentPlaceUnknown: '沒有找到這個地點，請從列表中選擇',
  incidentPersonUnknown: '名單中沒有此人',
  budgetUnknown: '預算不存在或已停用',
  budgetObjectUnknown: '請選擇有效的預算物件',
  budgetOverlaps: '該物件在這段時間已有同週期、同產品的預算',
  budgetNeedsApproval: (detail: Detail) =>
    detail.name === undefined
      ? '預算不足，須經審批'
      : `預算不足，須經審批：${detail.name}（${detail.from} 至 ${detail.to}）${detail.left === undefined ? '' : `剩餘 ${detail.left}，`}本次需要 ${detail.needed}`,
  orderTextWrong: (detail: Detail) => (detail.why === undefined ? '請檢查出差事由和備註' : String(detail.why)),
  customFieldWrong: (detail: Detail) => (detail.why === undefined ? '請檢查公司自定義資訊' : String(detail.why)),
  customFieldUnasked: '公司自定義資訊已調整，請重新整理頁面後重新填寫',
  customFieldUnknown: '該欄位不存在或已停用',
  customFieldInvalid: (detail: Detail) => (detail.why === undefined ? '請檢查欄位設定' : String(detail.why)),
  importWrong: (detail: Detail) =>
    detail.lines === undefined ? '檔案中有錯誤，未匯入任何內容' : `檔案中有 ${detail.lines} 行有誤，未匯入任何內容`,
  gradeNameMissing: '請填寫職級名稱',
  companyInvalid: (detail: Detail) => `${detail.why ?? '請檢查填寫的內容'}`,
  companyCodeTaken: (detail: Detail) => `${detail.code ?? '該編碼'}已被使用，請換一個`,
  productNotSupplied: '該產品尚未接入供應，暫不能開放',
  ownerUnsuitable: '請選擇一位在職員工作為負責人',
  costCentreInUse: (detail: Detail) =>
    Number(detail.people ?? 0) > 0
      ? `還有 ${detail.people} 人使用該成本中心，請選擇他們的新成本中心`
      : '新員工預設使用該成本中心，請選擇另一個',
  legalEntityUnknown: '未找到該發票抬頭',
  legalEntityIsDefault: '預設抬頭不能停用，請先把另一個抬頭設為預設',
  noticeUnknown: '未找到該公告',
  gradeInUse: '還有在職員工使用該職級，請先調整',
  personGuarded: (detail: Detail) => `${detail.name ?? '該員工'}擔任您沒有的管理角色，聯絡方式、帳號和離職須由管理員辦理`,
  accountOwn: '不能鎖定或重置自己的帳號',
  flowsInvalid: '審批流程中有需要改正的地方，請檢視標出的提示',
  flowsUnchanged: '與現行的審批流程相同，沒有需要釋出的內容',
  flowsVersionUnknown: '沒有這個版本，請重新整理後重試',
  actingForOneself: '不能代自己操作',
  agreementTermsInvalid: (detail: Detail) => `${detail.why ?? '請檢查合同條款'}`,
  agreementWaits: '已有一份合同在辦理中，請重新整理',
  agreementMoved: '合同的狀態已變化，請重新整理',
  agreementOwn: '您提交的條款須由另一位同事複核',
  agreementUnknown: '沒有這份合同',
  proposalUnknown: '沒有這項提議，請重新整理',
  proposalDecided: '該提議已處理，請重新整理',
  proposalWaits: '已有一項修改在等待他人確認，請先處理或撤回',
  secondPersonNeeded: '須由另一位管理員釋出；緊急情況下請說明單獨釋出的原因',
  emergencyReasonMissing: '請用 10 至 200 字說明為何不能等待他人確認',
  policyUnknown: '沒有該差旅標準',
  policyNameMissing: '請填寫差旅標準名稱',
  policyInvalid: '差旅標準填寫有誤，請檢查標出的內容',
  policyScopeUnknown: (detail: Detail) =>
    detail.names === undefined ? '適用範圍中有已不存在的物件' : `適用範圍中已不存在：${detail.names}，請移除`,
  policyScopeTaken: (detail: Detail) =>
    detail.policy === undefined
      ? '另一差旅標準的適用範圍與此重複，請先調整'
      : `「${detail.policy}」也適用於${detail.name}，請從其中一個標準中移除`,
  labPeriodInvalid: '試算期間須為先後兩天，且不超過兩年',
  labRunning: '已有一項試算正在進行，請等待其完成或先取消',
  labSubjectMissing: '請選擇要試算的差旅標準版本、待發布內容或草稿',
  goldenNameMissing: '請填寫樣例行程名稱',
  goldenUnsuitable: '該訂單沒有可重新判定的查詢記錄',
  goldenFull: '樣例行程已達上限，請先停用不再需要的',
  goldenEnded: '該樣例行程已停用',
  goldenBroken: (detail: Detail) =>
    detail.names === undefined
      ? '釋出後樣例行程的判定會改變，請說明原因後再發布'
      : `釋出後以下樣例行程的判定會改變：${detail.names}。請說明原因後再發布`,
  policyDateInvalid: '生效日期須為今天或之後，且在兩年之內',
  policyVersionUnsuitable: '該版本的狀態已變化，無法進行此操作，請重新整理',
  policyEnded: '該差旅標準已停用',
  peopleWithoutPolicy: (detail: Detail) =>
    detail.count === undefined ? '將有員工沒有差旅標準，請確認' : `將有 ${detail.count} 名員工沒有差旅標準，請確認`,
  arrangerOneself: '為本人預訂無需授權，請選擇其他出行人',
  arrangerDayPast: '截止日期不能早於今天',
  arrangerGrantUnknown: '該代訂權限已結束，請重新整理後檢視',
  guestHostUnsuitable: (detail: Detail) => `${detail.name ?? '該員工'}不能為他人預訂，請先開通其代訂能力，或選擇其他人`,
  guestTaken: (detail: Detail) => `接手人已有與${detail.name ?? '所選外部出行人'}證件相同的外部出行人`,
}
