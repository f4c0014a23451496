'use client';

import { GoogleOAuthProvider, useGoogleOneTapLogin } from '@react-oauth/google';
import { useEffect, useRef, useState } from 'react';
import { firstPartyReferrers } from '@/lib/client/analytics/first-party-referrers';
import { authorizedLogin } from '@/lib/client/api/product-api';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { readStorageItem } from '@/lib/client/storage/browser-storage';
import { readCookie } from '@/lib/client/storage/cookies';
import { navigate } from '@/lib/client/navigation/navigate';
import { signInLanguage } from '@/lib/i18n/sign-in-language';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { codeLength, queryParameterLimits } from '@/lib/contract/source-record';
import { cookieNames } from '@/lib/config/cookies';
import { storageKeys } from '@/lib/contract/storage-keys';
import { useToasts } from '@/lib/client/banners/toast-store';

/** Delay between page load and the prompt, in ms. */
const oneTapDelay = 3000;
/** Polling interval and timeout for Google's picker, in ms. */
const pickerPollInterval = 500;
const pickerPollTimeout = 20 * 60 * 1000;

type OneTapProps = { settings: ClientSettings; locale: string; errorMessage: string };

/** Above the floating stack. */
const pickerZIndex = '1000000002';

/** Google's picker appears at any time, so it is polled for. */
function usePickerZIndex(): void {
  useEffect(() => {
    const raisePicker = () => {
      const picker = document.querySelector<HTMLElement>('#credential_picker_container, #credential_picker_iframe');
      if (!picker) return;
      picker.style.zIndex = pickerZIndex;
      stop();
    };
    const timer = setInterval(raisePicker, pickerPollInterval);
    const timeout = setTimeout(() => stop(), pickerPollTimeout);
    const stop = () => {
      clearInterval(timer);
      clearTimeout(timeout);
    };
    return stop;
  }, []);
}

function Prompt({ settings, locale, errorMessage }: OneTapProps) {
  const show = useToasts(({ show }) => show);
  const controllerRef = useRef<AbortController>(null);
  usePickerZIndex();
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort(new Error('The sign-in was canceled.'));
  }, []);

  const signIn = async (credential: string, signal: AbortSignal) => {
    const signInCode = await authorizedLogin(
      {
        third_party: 'google',
        third_party_action_type: 'one_tap',
        redirect_data: credential,
        invite_code: sanitizeText(readStorageItem('localStorage', storageKeys.registrationCode), codeLength),
        language: signInLanguage(locale, navigator.language),
        source: sanitizeText(readStorageItem('localStorage', storageKeys.source), queryParameterLimits.source),
        referer: readCookie(cookieNames.referer) ?? '',
        regParam: JSON.stringify({ ref: sanitizeText(readCookie(cookieNames.ref), codeLength) }),
      },
      signal,
    );
    const url = new URL(settings.appUrl);
    url.searchParams.set('t', signInCode);
    navigate(url.href, firstPartyReferrers.hosts, { newTab: settings.oneTapNewTab });
  };
  const showError = () => show('error', errorMessage);

  useGoogleOneTapLogin({
    onSuccess: ({ credential }) => {
      const signal = controllerRef.current?.signal;
      if (!credential || !signal) showError();
      else void signIn(credential, signal).catch(() => signal.aborted || showError());
    },
    use_fedcm_for_prompt: true,
  });
  return null;
}

/** Google's one-tap prompt, three seconds after the page has loaded. */
export function OneTap(props: OneTapProps) {
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    const navigationEntry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    const remainingDelay = oneTapDelay - (performance.now() - (navigationEntry?.loadEventEnd ?? 0));
    const timer = setTimeout(() => setDelayOver(true), Math.max(0, remainingDelay));
    return () => clearTimeout(timer);
  }, []);
  if (!isDelayOver) return null;
  return (
    <GoogleOAuthProvider clientId={props.settings.googleClientId}>
      <Prompt {...props} />
    </GoogleOAuthProvider>
  );
}
