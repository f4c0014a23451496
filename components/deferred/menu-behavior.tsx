'use client';

import { useEffect } from 'react';
import { openMenusByHover } from '@/lib/client/page/hover-menus';
import { closeMenuOnBlur, closeMenusOnReturn } from '@/lib/client/page/close-menu-on-blur';
import { trapFocus } from '@/lib/client/page/focus-trap';

/** Script behavior of menus: header menus open on hover, and all close on blur. */
export function Menus() {
  useEffect(openMenusByHover, []);
  useEffect(closeMenuOnBlur, []);
  useEffect(closeMenusOnReturn, []);
  useEffect(trapFocus, []);
  return null;
}
