/** What each switch of the company changes for its people, on and off. */
export const text = {
  now: '现在',
  switched: '切换后',
  saved: '保存后',
  switches: {
    isShowDTGLogo: { on: '页头：贵公司徽标 ｜ 远行商旅', off: '页头：只有贵公司徽标' },
    advanceHotelBookable: { on: '酒店列表先列出预付房价，到店付可另选', off: '酒店列表先列出到店付房价，预付可另选' },
    productDisabledShow: { on: '首页：国内机票 · 酒店 · 签证（暂未开通）', off: '首页：国内机票 · 酒店' },
    bookModeConfig: { on: '首页搜索上方：[普通预订] [快速预订]', off: '首页搜索上方没有切换，先选出行人再查询' },
    isDefaultSubstituting: { on: '打开首页：( ) 为本人　(•) 为他人', off: '打开首页：(•) 为本人　( ) 为他人' },
    ssoTravelTypeKeep: { on: '首页只有“因公”，没有“因私”可切换', off: '首页：[因公] [因私]' },
    gpAgreementFilter: { on: '机票搜索：[ ] 只看政府采购', off: '机票搜索没有该筛选' },
    gpAgreementFilterSelected: { on: '机票搜索：[✓] 只看政府采购', off: '机票搜索：[ ] 只看政府采购' },
    chargeCreditOnApproval: { on: '审批通过 → 扣授信 → 出票', off: '审批通过 → 预订人在支付页付款 → 出票' },
    personalPaymentOnBusiness: { on: '因公订单支付页：公司付款 · 个人付款', off: '因公订单支付页：公司付款' },
    costSplit: { on: '预订页：研发中心 60% · 销售中心 40%', off: '预订页：一位出行人一个成本中心' },
    projectRequired: { on: '预订页：项目 *（不选不能提交）', off: '预订页：项目（可不选）' },
    applyOrderMatchDateUnlimited: {
      on: '申请 12月1日至3日，可预订 12月5日的行程',
      off: '申请 12月1日至3日，预订 12月5日须另行申请',
    },
    countiesJoin: { on: '申请到苏州，可预订昆山的酒店', off: '申请到苏州，预订昆山的酒店须另行申请' },
    onlineReportEnable: { on: '页头：订单中心 · 在线报表', off: '页头：订单中心' },
    intlFlightDemandOrderEnable: { on: '国际机票搜索：查询 · 提交需求；个人中心有“需求单”', off: '国际机票搜索：查询' },
    isEnableWallet: { on: '页头有积分余额；支付页：积分抵扣个人部分', off: '页头和支付页没有积分' },
    strictPassword: { on: '“travel2026”不能用作新密码：没有大写字母', off: '“travel2026”可以用作新密码' },
    showCost: { on: '页头：首页 · 预订中心 · 订单中心 · 成本管控', off: '页头：首页 · 预订中心 · 订单中心' },
  },
  choices: {
    defaultBookModeType: {
      normal: '首页因公搜索：(•) 普通　( ) 快速',
      fast: '首页因公搜索：( ) 普通　(•) 快速',
    },
    signingServiceExpiredType: {
      personal: '点击因公预订 → 协议已到期 → [转为因私购买] [取消]',
      message: '点击因公预订 → 协议已到期 → [知道了]',
    },
    togetherBookRule: {
      each: '经理限 800 元、员工限 500 元：同住一家 700 元的酒店，员工超标',
      highest: '经理限 800 元、员工限 500 元：同住一家 700 元的酒店，都不超标',
      lowest: '经理限 800 元、员工限 500 元：同住一家 700 元的酒店，都超标',
    },
    guestStandard: {
      own: '为客户预订：按角色“外部出行人”的差旅标准判断',
      booker: '经理为客户预订：按经理的差旅标准判断',
      unlimited: '为客户预订：什么都不算超标',
    },
    insuranceRule: {
      forbidden: '机票填单页没有保险',
      optional: '机票填单页：[ ] 航空意外险 ¥30',
      forced: '机票填单页：[✓] 航空意外险 ¥30（不能取消）',
    },
    priceDropRule: {
      off: '出票后不再查询价格',
      propose: '出票后降价 → 通知预订人 → 点击“换购” → 按低价重新出票',
      take: '出票后降价 → 自动按低价重新出票 → 通知预订人',
    },
    priceDropFrom: {
      100: '省 ¥90 不处理，省 ¥100 处理',
      200: '省 ¥190 不处理，省 ¥200 处理',
      500: '省 ¥490 不处理，省 ¥500 处理',
      1000: '省 ¥990 不处理，省 ¥1,000 处理',
      2000: '省 ¥1,990 不处理，省 ¥2,000 处理',
    },
    returnRule: {
      proRata: '公司付 ¥600、个人付 ¥400，退 ¥500：公司 ¥300，个人 ¥200',
      personalFirst: '公司付 ¥600、个人付 ¥400，退 ¥500：个人 ¥400，公司 ¥100',
    },
    travelApplyBookType: {
      never: '首页因公搜索没有申请单',
      always: '首页因公搜索：申请单 *（不选不能查询）',
      chosen: '首页因公搜索：申请单（可不选，选了就按它判断）',
    },
    control: {
      strong: '申请到上海，预订北京 → 不能预订',
      weak: '申请到上海，预订北京 → 提示不一致 → 可继续',
    },
  },
}
