'use client';

import { useEffect } from 'react';
import { openMenusByHover } from '@/lib/client/page/hover-menus';
import { closeMenuOnBlur, closeMenusOnReturn } from '@/lib/client/page/close-menu-on-blur';
import { trapFocus } from '@/lib/client/page/focus-trap';

/** What scripts add to menus: those of the header open by hovering, and all close when the visitor has left them. */
export function Menus() {
  useEffect(openMenusByHover, []);
  useEffect(closeMenuOnBlur, []);
  useEffect(closeMenusOnReturn, []);
  useEffect(trapFocus, []);
  return null;
}
