/**
 * Domains of payment and sign-in pages. Visitors return from them to what they were doing, so within a visit such a
 * page load is not a landing, whatever campaign fields the provider has added to the URL. The registrable domain of a
 * payment provider covers all of its hosts; a domain that also hosts content is narrowed to its payment or sign-in
 * host.
 */
export const returnDomains = [
  // Payment.
  ...['2checkout.com', '2c2p.com', '95516.com', 'adyen.com', 'alipay.com', 'bitpay.com', 'braintreegateway.com'],
  ...['checkout.com', 'cloudpayments.ru', 'coingate.com', 'coinpayments.net', 'commerce.coinbase.com', 'cryptomus.com'],
  ...['fastspring.com', 'iyzipay.com', 'lemonsqueezy.com', 'liqpay.ua', 'mercadopago.com', 'mercadopago.com.br'],
  ...['mollie.com', 'nowpayments.io', 'onfastspring.com', 'paddle.com', 'pagseguro.uol.com.br', 'pay.google.com'],
  ...['pay.klarna.com', 'payments.klarna.com', 'paypal.com', 'paytr.com', 'payu.com', 'razorpay.com', 'robokassa.ru'],
  ...['securepay.tinkoff.ru', 'stripe.com', 'tenpay.com', 'tosspayments.com', 'vnpayment.vn', 'wayforpay.com'],
  ...['yookassa.ru', 'yoomoney.ru'],
  // Sign-in.
  ...['access.line.me', 'accounts.google.com', 'accounts.kakao.com', 'appleid.apple.com', 'auth0.com', 'id.vk.com'],
  ...['id.vk.ru', 'kauth.kakao.com', 'login.live.com', 'login.microsoftonline.com', 'nid.naver.com'],
  ...['oauth.telegram.org', 'oauth.yandex.ru', 'okta.com', 'open.weixin.qq.com', 'passport.yandex.ru'],
];
